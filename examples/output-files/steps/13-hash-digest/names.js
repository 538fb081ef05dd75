import webpack from 'webpack';

for (const hashDigest of ['hex', 'base36', 'base62', 'base64url']) {
  const compiler = webpack({
    mode: 'production',
    module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
    output: { filename: '[name].[contenthash].js', hashDigest, hashDigestLength: 12 },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });
  const [file] = stats.compilation.entrypoints.get('main').getFiles();
  console.log(`${hashDigest.padEnd(9)} ${file}`);
}
