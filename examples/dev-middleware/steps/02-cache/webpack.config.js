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
      cache: {
        etag: 'weak',
        lastModified: true,
        control: { maxAge: 60_000 },
        immutable: true,
      },
      mime: {
        types: { hdr: 'image/vnd.radiance' },
        default: 'text/plain',
      },
    },
  },
};
