export default {
  mode: 'production',
  dotenv: { prefix: 'SHOP_' },
};
