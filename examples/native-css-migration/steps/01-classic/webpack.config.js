import MiniCssExtractPlugin from 'mini-css-extract-plugin';

export default (env, { mode }) => {
  const output = mode === 'production' ? MiniCssExtractPlugin.loader : 'style-loader';
  const cssLoader = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        localIdentName: '[name]__[local]',
        exportLocalsConvention: 'camel-case-only',
      },
    },
  };
  return {
    module: {
      rules: [
        { test: /\.css$/, use: [output, cssLoader] },
        { test: /\.scss$/, use: [output, cssLoader, 'sass-loader'] },
      ],
    },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' })],
    output: { clean: true },
  };
};
