export default {
  mode: 'development',
  devServer: { static: './pages' },
};
