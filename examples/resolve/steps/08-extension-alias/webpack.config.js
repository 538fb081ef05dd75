export default {
  mode: 'development',
  devtool: false,
  resolve: {
    extensionAlias: {
      '.js': ['.ts', '.tsx', '.js'],
    },
  },
};
