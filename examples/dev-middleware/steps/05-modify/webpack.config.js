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
    devMiddleware: {
      writeToDisk: true,
      modifyResponseData: (request, response, data, byteLength) => {
        console.log(`${request.url}: ${byteLength} bytes`);
        return { data, byteLength };
      },
    },
  },
};
