import webpack from 'webpack';

export default {
  mode: 'none',
  plugins: [
    new webpack.DefinePlugin({
      SHOP_NAME: JSON.stringify('Tea & Leaves'),
      TAX: '0.05 + 0.02',
      PAGE_SIZE: 20,
      OPEN: true,
      DISCOUNT: null,
      MAX_ORDER: 100n,
      CODE: /^T-\d+$/,
      round: (price) => Math.round(price),
      SIZES: [50, 100, JSON.stringify('1 kg')],
      SHOP: { city: JSON.stringify('Bremen'), founded: 1998 },
      'typeof window': JSON.stringify('undefined'),
      'config.currency': JSON.stringify('EUR'),
    }),
  ],
};
