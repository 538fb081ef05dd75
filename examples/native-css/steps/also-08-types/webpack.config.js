const types = { plain: 'css', auto: 'css/auto', module: 'css/module', global: 'css/global' };

export default Object.entries(types).map(([name, type]) => ({
  mode: 'development',
  devtool: false,
  entry: { [name]: './src/note.theme' },
  output: { cssFilename: '[name].css', pathinfo: false },
  module: {
    rules: [{ test: /\.theme$/, type }],
    generator: { [type]: type === 'css' ? {} : { localIdentName: '[name]-[local]' } },
  },
}));
