import path from 'node:path';

const common = {
  mode: 'production',
  entry: './src/index.js',
};

// Each build cleans its folder, so they need one each.
const folder = (name) => path.resolve(import.meta.dirname, 'dist', name);

export default [
  {
    ...common,
    name: 'import',
    // Leave packages to the bundler of the project that uses the library.
    externalsPresets: { nodeModules: true },
    output: {
      path: folder('esm'),
      filename: 'word-tally.mjs',
      library: { type: 'module' },
      clean: true,
    },
  },
  {
    ...common,
    name: 'require-and-script',
    output: {
      path: folder('umd'),
      filename: 'word-tally.js',
      library: { name: 'wordTally', type: 'umd' },
      // Node.js does not have `self`, the default.
      globalObject: 'globalThis',
      clean: true,
    },
  },
];
