export default {
  entry: './src/name.mjs',
  module: {
    parser: {
      json: { namedExports: true },
    },
  },
};
