export default ['node', 'deno', 'bun'].map((target) => ({
  name: target,
  mode: 'development',
  devtool: false,
  target,
  output: { filename: target === 'node' ? 'node.cjs' : `${target}.mjs` },
}));
