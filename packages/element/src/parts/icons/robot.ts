/** The outline of a small robot on 24 × 24: the mark of a computer. */
export const ROBOT =
  'M8 8.5h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3ZM12 8.5V5M9 13v1M15 13v1M2.5 12v3M21.5 12v3';
