export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    html: { inline: true },
    clean: true,
  },
  optimization: {
    minimize: { html: false },
  },
};
