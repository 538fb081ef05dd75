import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  plugins: [
    new webpack.EvalDevToolModulePlugin({ sourceUrlComment: '\n//# sourceURL=[url]build=1.4.0' }),
  ],
};
