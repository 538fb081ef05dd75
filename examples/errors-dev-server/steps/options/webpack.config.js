export default {
  mode: 'development',
  devServer: { contentBase: './pages' },
};
