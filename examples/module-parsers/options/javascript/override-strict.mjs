export default {
  entry: './src/strict.js',
  module: {
    rules: [
      { test: /sloppy\.cjs$/, parser: { overrideStrict: 'strict' } },
    ],
  },
};
