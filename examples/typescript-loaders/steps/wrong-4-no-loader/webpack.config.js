export default {
  mode: 'production',
  entry: './src/index.tsx',
  output: { library: { type: 'module' } },
  externals: /^react/,
};
