/**
 * Whether tests run in full: `npm run verify` sets THOROUGH, and every other run takes the part that finds most faults.
 */
export const IS_THOROUGH = process.env['THOROUGH'] === 'true';

/** Returns the whole list in `npm run verify`, else the part. */
export const partOf = <T>(whole: readonly T[], part: readonly T[]): readonly T[] =>
  IS_THOROUGH ? whole : part;

/** Returns the whole list in `npm run verify`, else every `every`th item, starting with the first. */
export const someOf = <T>(whole: readonly T[], every: number): readonly T[] =>
  partOf(
    whole,
    whole.filter((_, i) => i % every === 0),
  );
