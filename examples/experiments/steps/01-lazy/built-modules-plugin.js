import path from 'node:path';

export class BuiltModulesPlugin {
  apply(compiler) {
    compiler.hooks.done.tap('BuiltModulesPlugin', ({ compilation }) => {
      const src = path.resolve('src');
      const names = [...compilation.modules]
        .map((module) => module.resource)
        .filter((resource) => resource?.startsWith(src))
        .map((resource) => path.basename(resource));
      console.log('In this build:', names.sort().join(', ') || 'no module of src');
    });
  }
}
