import path from 'node:path';

// Pages are built ahead; random numbers or the time in such a page make the build fail.
export default {
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
};
