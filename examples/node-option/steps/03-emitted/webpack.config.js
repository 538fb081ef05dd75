const build = (name, target, options) => ({
  name,
  mode: 'development',
  devtool: false,
  entry: './src/pages/where.cjs',
  target,
  ...options,
  output: { filename: name, ...options?.output },
});

export default [
  build('web.js', 'web'),
  build('web-true.js', 'web', { node: { __dirname: true, __filename: true } }),
  build('node.cjs', 'node'),
  build('node.mjs', 'node', { output: { module: true } }),
  build('node24.mjs', 'node24', { output: { module: true } }),
];
