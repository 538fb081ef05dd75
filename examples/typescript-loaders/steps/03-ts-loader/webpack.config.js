export default {
  mode: 'production',
  entry: './src/index.tsx',
  output: { library: { type: 'module' } },
  externals: /^react/,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'ts-loader',
        options: { transpileOnly: true },
      },
    ],
  },
};
