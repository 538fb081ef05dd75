export default (env, { mode }) => {
  const production = mode === 'production';
  return {
    mode: 'development',
    devtool: false,
    entry: './src/index.html',
    output: {
      filename: production ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
      cssFilename: production ? 'css/[name].[contenthash:8].css' : 'css/[name].css',
      htmlFilename: '[name].html',
      clean: true,
    },
    module: {
      rules: [{ test: /\.scss$/, use: 'sass-loader', type: 'css/auto' }],
      generator: {
        'css/auto': { localIdentName: production ? '[fullhash]' : '[name]__[local]' },
      },
    },
  };
};
