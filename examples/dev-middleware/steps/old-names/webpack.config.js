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
      etag: 'weak',
      lastModified: true,
      cacheControl: 60_000,
      cacheImmutable: true,
      mimeTypes: { hdr: 'image/vnd.radiance' },
      mimeTypeDefault: 'text/plain',
    },
  },
};
