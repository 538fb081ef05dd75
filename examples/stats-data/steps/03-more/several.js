import webpack from 'webpack';

const configuration = (name) => ({
  name,
  mode: 'production',
  entry: './src/tax.js',
  output: { filename: `${name}.js` },
});

webpack([configuration('client'), configuration('server')], (error, stats) => {
  const all = stats.toJson({ all: false, hash: true, errors: true, errorsCount: true, entrypoints: true });
  console.log(Object.keys(all).join(' '));
  for (const { name, hash, entrypoints } of all.children) {
    console.log(name, hash, entrypoints.main.assets[0].name);
  }
});
