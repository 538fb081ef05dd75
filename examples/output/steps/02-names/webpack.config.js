import path from 'node:path';

export default {
  mode: 'production',
  entry: './src/index.js',
  output: {
    path: path.resolve(import.meta.dirname, 'build'),
    filename: 'js/[name].js',
    cssFilename: 'css/[name].css',
    assetModuleFilename: 'images/[name][ext]',
    clean: true,
  },
};
