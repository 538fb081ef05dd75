export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    open: {
      target: ['/', '/teas.html'],
      app: { name: 'node', arguments: ['browser.js', '--private-window'] },
    },
  },
};
