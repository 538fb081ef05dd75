export const cache = {};

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    modules: ['packages', 'node_modules'],
    unsafeCache: cache,
    cacheWithContext: false,
    cachePredicate: ({ request }) => !request?.startsWith('.'),
  },
};
