/** Computer players. */
export const opponents = {} as const;
