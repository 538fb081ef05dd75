import webpack from 'webpack';

for (const parallelism of [1, 2, 100]) {
  const counter = { now: 0, most: 0 };
  const compiler = webpack({
    mode: 'development',
    parallelism,
    module: { rules: [{ test: /pages/, use: './wait-loader.cjs' }] },
    loader: { counter },
  });
  await new Promise((resolve) => compiler.run(resolve));
  console.log(`parallelism: ${parallelism} - at most ${counter.most} modules at once`);
}
