import { parse } from 'csv-parse/sync';

export default (env, argv) => {
  const production = argv.mode === 'production';

  return {
    mode: production ? 'production' : 'development',
    devtool: production ? 'hidden-source-map' : 'eval-source-map',
    entry: {
      home: './src/index.html',
      info: './src/about.html',
    },
    output: {
      clean: true,
      ...(production && {
        filename: '[name].[contenthash].js',
        htmlFilename: '[name].html',
      }),
    },
    optimization: production
      ? {
          runtimeChunk: 'single',
          splitChunks: {
            cacheGroups: {
              packages: {
                test: /[\\/]node_modules[\\/].*\.js$/,
                name: 'packages',
                chunks: 'initial',
                enforce: true,
              },
            },
          },
        }
      : {},
    module: {
      rules: [
        { test: /\.svg$/, type: 'asset/resource' },
        {
          test: /\.csv$/,
          type: 'json',
          parser: { parse: (text) => parse(text, { columns: true }) },
        },
      ],
    },
  };
};
