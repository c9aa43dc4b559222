import path from 'node:path';

// Pages are built ahead, and what asks for chance or time while one is built fails the build.
export default {
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
};
