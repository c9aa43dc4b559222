/** The error for wrong arguments of a command. */
export class UsageError extends Error {}
