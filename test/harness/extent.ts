/**
 * How far a test goes that could go on for long: `npm run verify` sets THOROUGH, and every other run takes the part that
 * finds most.
 */
export const IS_THOROUGH = process.env['THOROUGH'] === 'true';

/** Returns the whole of a list in `npm run verify`, else the part. */
export const partOf = <T>(whole: readonly T[], part: readonly T[]): readonly T[] =>
  IS_THOROUGH ? whole : part;

/** Returns the whole of a list in `npm run verify`, else one of `every`, from the first on. */
export const someOf = <T>(whole: readonly T[], every: number): readonly T[] =>
  partOf(
    whole,
    whole.filter((_, i) => i % every === 0),
  );
