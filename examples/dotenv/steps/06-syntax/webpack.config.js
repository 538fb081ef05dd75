export default {
  mode: 'production',
  target: 'node',
  dotenv: { prefix: 'SHOP_' },
  output: { filename: 'main.cjs' },
};
