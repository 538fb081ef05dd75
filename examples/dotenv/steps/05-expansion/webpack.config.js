export default {
  target: 'node',
  dotenv: { prefix: 'SHOP_' },
  output: { filename: 'main.cjs' },
};
