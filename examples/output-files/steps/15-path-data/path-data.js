import webpack from 'webpack';

const calls = {};
// A function for one option: it notes what it receives and returns a name.
const note = (option, name) => (pathData) => {
  calls[option] ??= [];
  calls[option].push(Object.keys(pathData));
  return name;
};

const compiler = webpack({
  mode: 'production',
  entry: { main: './src/index.js', page: './src/page.html' },
  module: { generator: { html: { extract: true } } },
  output: {
    filename: note('filename', '[name].[contenthash:8].js'),
    chunkFilename: note('chunkFilename', '[id].[contenthash:8].js'),
    workerChunkFilename: note('workerChunkFilename', 'worker.[id].js'),
    cssFilename: note('cssFilename', '[name].[contenthash:8].css'),
    cssChunkFilename: note('cssChunkFilename', '[id].[contenthash:8].css'),
    htmlFilename: note('htmlFilename', '[name].html'),
    htmlChunkFilename: note('htmlChunkFilename', 'parts/[name].html'),
    assetModuleFilename: note('assetModuleFilename', '[name].[hash:8][ext]'),
    publicPath: note('publicPath', '/assets/'),
    copy: [{ from: 'robots.txt', filename: note('copy.filename', '[base]') }],
  },
});

compiler.run(() => {
  for (const option of Object.keys(calls).sort()) {
    const names = [...new Set(calls[option].flat())];
    const always = (name) => calls[option].every((names) => names.includes(name));
    const list = names.sort().map((name) => (always(name) ? name : `(${name})`));
    console.log(`${option}: ${list.join(', ')}`);
  }
});
