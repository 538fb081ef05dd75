export default {
  mode: 'production',
  entry: './src/visitors/index.js',
  experiments: { syncWebAssembly: true },
  optimization: {
    mangleWasmImports: true,
  },
};
