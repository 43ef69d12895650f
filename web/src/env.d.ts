/// <reference types="vite/client" />
declare module "*.toml" {
  const data: Record<string, unknown>;
  export default data;
}
declare module "virtual:texts" {
  /** Loaders of texts, by language and game: "pl/przepowiednia". */
  const sources: Record<string, () => Promise<{ default: string }>>;
  export default sources;
}
declare module "virtual:howto" {
  /** Loaders of the words of "How to play", by language and game. */
  const sources: Record<string, () => Promise<{ default: string }>>;
  export default sources;
}
declare module "virtual:review" {
  /** Loaders of the words of a review, by language. */
  const sources: Record<string, () => Promise<{ default: string }>>;
  export default sources;
}
