export default {
  mode: 'production',
  entry: './src/index.tsx',
  output: { library: { type: 'module' } },
  experiments: { typescript: true },
  externals: /^react/,
  module: {
    rules: [
      {
        test: /\.tsx$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2023',
            transform: { react: { runtime: 'automatic' } },
          },
        },
        parser: { typescript: false },
      },
    ],
  },
};
