export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    allowedHosts: ['tea.test', '.preview.example'],
  },
};
