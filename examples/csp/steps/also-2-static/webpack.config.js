export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    publicPath: '',
    html: { csp: true, inline: [/runtime/] },
    clean: true,
  },
  optimization: {
    runtimeChunk: 'single',
  },
};
