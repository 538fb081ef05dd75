export default {
  mode: 'production',
  entry: './src/forms.js',
  output: { clean: true },
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: 'asset/resource',
        generator: {
          filename: '[name].[hash:8][ext]',
          outputPath: '../cdn/',
          publicPath: 'https://cdn.example.com/garden/',
        },
      },
    ],
  },
};
