/** Colours of kins and druids as the styles name them. */
const KIN = ["var(--B)", "var(--Y)", "var(--G)", "var(--R)", "var(--dragon)", "var(--bronze)"];
const DRUID: Record<string, string> = {
  brown: "var(--druid-brown)",
  grey: "var(--druid-grey)",
  beige: "var(--druid-beige)",
  black: "var(--druid-black)",
};

export const kinColour = (kin: number): string => KIN[kin] ?? "var(--bronze)";
export const druidColour = (druid: string): string => DRUID[druid] ?? "var(--bronze)";
