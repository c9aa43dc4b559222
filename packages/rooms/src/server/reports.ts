/** The output of the command while it runs: sentences for people, or lines of JSON for programs. */

export interface Reports {
  /** Says that something happened: as a text for people, or as fields and a short message. */
  said(text: string, message: string, fields: object): void;
  failed(error: unknown): void;
}

/** Returns reports for people. Errors are told without where they came from in the code. */
export const plainReports = (say: (text: string) => void, warn = console.warn): Reports => ({
  said: (text) => say(text),
  failed: (error) => warn(messageOf(error)),
});

/**
 * Resolves to reports as lines of JSON, each with its time, level and message, on standard output unless another place
 * is given.
 * Rejects with an Error, one sentence, without the package `pino`.
 */
export async function jsonReports(to?: { write(line: string): void }): Promise<Reports> {
  const { pino } = await import('pino').catch((cause: unknown) => {
    throw new Error('Lines of JSON need another package: npm install pino', { cause });
  });
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  };
  const log = to ? pino(options, to) : pino(options);
  return {
    said: (_text, message, fields) => log.info(fields, message),
    // Not the error as it is: those of Redis hold the command that failed, and so secrets of rooms.
    failed: (error) => log.error({ ...(error instanceof Error && { stack: error.stack }) }, messageOf(error)),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
