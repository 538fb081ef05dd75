import path from 'node:path';

export class BrandPlugin {
  constructor(brand) {
    this.brand = brand;
  }

  apply(compiler) {
    const shared = path.join(compiler.context, 'src', path.sep);
    const own = path.join(compiler.context, 'brands', this.brand);

    compiler.hooks.afterResolvers.tap('BrandPlugin', ({ resolverFactory }) => {
      resolverFactory.hooks.resolver.for('normal').tap('BrandPlugin', (resolver) => {
        const target = resolver.getHook('relative');
        const source = resolver.getHook('before-relative');

        source.tapAsync('BrandPlugin', (request, resolveContext, callback) => {
          if (!`${request.path}${path.sep}`.startsWith(shared)) return callback();
          const branded = { ...request, path: path.join(own, request.path.slice(shared.length)) };
          const message = `look for a file of ${this.brand}`;
          resolver.doResolve(target, branded, message, resolveContext, callback);
        });
      });
    });
  }
}
