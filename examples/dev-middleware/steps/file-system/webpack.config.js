import { createFsFromVolume, Volume } from 'memfs';

const files = createFsFromVolume(new Volume());

export default {
  mode: 'development',
  stats: 'errors-warnings',
  entry: './src/index.html',
  output: {
    assetModuleFilename: 'assets/[name][ext]',
  },
  devServer: {
    static: false,
    compress: false,
    onListening: () => {
      setTimeout(() => console.log(Object.keys(files.__vol.toJSON()).some((name) => name.endsWith('index.html'))), 3000);
    },
    devMiddleware: {
      outputFileSystem: files,
    },
  },
};
