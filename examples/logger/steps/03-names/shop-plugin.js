export class ShopPlugin {
  apply(compiler) {
    const tool = compiler.getInfrastructureLogger('ShopPlugin');
    tool.info('from the tool');
    tool.getChildLogger('server').info('from its child');

    compiler.hooks.thisCompilation.tap('ShopPlugin', (compilation) => {
      const build = compilation.getLogger('ShopPlugin');
      build.info('from the build');
      build.getChildLogger('prices').info('from its child');
    });
  }
}
