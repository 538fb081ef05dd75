export default {
  mode: 'development',
  devtool: false,
  entry: './src/index.jsx',
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'babel-loader',
        options: { presets: [['@babel/preset-react', { runtime: 'automatic' }]] },
      },
    ],
  },
};
