export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    publicPath: '',
    html: { inline: [/runtime/] },
    clean: true,
  },
  optimization: {
    runtimeChunk: 'single',
  },
};
