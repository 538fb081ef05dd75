export class BrandPlugin {
  constructor(brand) {
    this.brand = brand;
  }

  apply(resolver) {
    const target = resolver.ensureHook('resolve');
    resolver.getHook('resolve').tapAsync('BrandPlugin', (request, context, callback) => {
      // Only relative requests, and not those that this plugin has rewritten.
      if (!request.request?.startsWith('./') || request.brand) return callback();
      const own = { ...request, brand: this.brand, request: `./${this.brand}/${request.request.slice(2)}` };
      // Without a result, the resolver goes on with the request as it was.
      resolver.doResolve(target, own, `file of ${this.brand}`, context, callback);
    });
  }
}
