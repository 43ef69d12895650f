/** What is drawn on items and ability tokens; none lies in the maze at first. */
export const SIGNS: Record<string, string> = {
  I01: "M-1 8V-3M-1 -9A4 4 0 1 1 -1.100 -9M-4 8H2", I02: "M0 7L-7 -1C-8 -6 -2 -8 0 -3C2 -8 8 -6 7 -1Z", I03: "M0 -2A5 5 0 1 1 -0.100 -2M-3 -3L-2 -8H2L3 -3", I04: "M6 -8L-3 3M-6 1L-1 6M-4 4L-7 8", I05: "M0 -8L7 -5C7 2 4 6 0 8C-4 6 -7 2 -7 -5Z",
  I06: "M-6 -8C-3 -1 3 -1 6 -8M0 -2L4 3L0 8L-4 3Z", I07: "M-5 -8V3L-7 7H7C7 3 2 3 0 1V-8Z", I08: "M-7 -6L-2 -8L2 -6L7 -8V6L2 8L-2 6L-7 8ZM-2 -8V6M2 -6V8", I09: "M-6 -8H6L-5 8H5L-6 -8M-6 8H6", I10: "M-2 -8H2V-3L6 5C6 8 -6 8 -6 5L-2 -3ZM-4 2H4",
  I11: "M-7 8L3 -3M5 -9L8 -5L4 -2L1 -5Z", I12: "M0 -9L5 -3L2 8L-4 4L-5 -4ZM0 -9L-1 8", I13: "M0 -8C5 -8 8 4 7 8C3 6 -3 6 -7 8C-8 4 -5 -8 0 -8ZM0 -8V6", I14: "M-8 -5C-2 -5 3 -2 7 -8V6C4 2 -2 4 -5 3Z", I15: "M-8 0C-4 -6 4 -6 8 0C4 6 -4 6 -8 0ZM0 -2A2 2 0 1 1 -0.100 -2",
  hellfire: "M0 -8C1 -4 6 -2 5 3C5 7 2 8 0 8C-3 8 -5 6 -5 3C-5 0 -3 -1 -2 -3L0 0C1 -3 0 -6 0 -8Z",
  portal: "M0 -8A8 8 0 1 1 -0.100 -8M0 -4A4 4 0 1 0 0.100 -4",
  tornado: "M-7 -7H7M-5 -3H5M-3 1H4M-1 5H2M0 8V8",
  seal: "M-6 -1H6V7H-6ZM-4 -1V-4A4 4 0 0 1 4 -4V-1",
};
