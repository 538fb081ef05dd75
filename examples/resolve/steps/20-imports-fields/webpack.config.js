export default {
  mode: 'development',
  devtool: false,
  resolve: {
    importsFields: ['acmeImports', '...'],
  },
};
