export default {
  mode: 'production',
  entry: './src/index.tsx',
  output: { library: { type: 'module' } },
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
      },
    ],
  },
};
