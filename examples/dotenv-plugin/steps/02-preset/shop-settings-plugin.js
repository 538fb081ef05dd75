export class ShopSettingsPlugin {
  apply(compiler) {
    const { DotenvPlugin } = compiler.webpack;

    new DotenvPlugin({
      prefix: 'SHOP_',
      template: ['.env', `.env.${process.env.STAGE ?? 'live'}`],
    }).apply(compiler);
  }
}
