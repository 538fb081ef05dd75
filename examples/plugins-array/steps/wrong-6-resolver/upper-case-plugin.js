export class UpperCasePlugin {
  apply(resolver) {
    const target = resolver.ensureHook('resolve');
    resolver.getHook('described-resolve').tapAsync('UpperCasePlugin', (request, context, callback) => {
      const other = request.request?.toUpperCase();
      if (other === request.request) return callback();
      resolver.doResolve(target, { ...request, request: other }, null, context, callback);
    });
  }
}
