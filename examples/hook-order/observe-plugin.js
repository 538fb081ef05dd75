// Called for every message, or deprecated: they say nothing about the order.
const LEFT_OUT = ['infrastructureLog', 'log', 'normalModuleLoader'];

export class ObservePlugin {
  calls = new Map();

  apply(compiler) {
    this.observe('Compiler', compiler.hooks);

    compiler.hooks.normalModuleFactory.tap('ObservePlugin', (factory) => {
      this.observe('NormalModuleFactory', factory.hooks);
    });
    compiler.hooks.contextModuleFactory.tap('ObservePlugin', (factory) => {
      this.observe('ContextModuleFactory', factory.hooks);
    });
    compiler.hooks.compilation.tap('ObservePlugin', (compilation) => {
      const isChild = compilation.compiler !== compiler;
      this.observe(isChild ? 'child Compilation' : 'Compilation', compilation.hooks);
      compilation.hooks.childCompiler.tap('ObservePlugin', (child) => {
        this.observe('child Compiler', child.hooks);
      });
    });
  }

  observe(owner, hooks) {
    for (const name of Object.keys(hooks)) {
      if (LEFT_OUT.includes(name)) continue;
      const hook = hooks[name];
      const call = () => this.note(`${owner}.${name}`);

      if ('for' in hook) {
        // One hook for each key, such as a type of module.
        hook.intercept({
          factory(_, each) {
            each.intercept({ call });
            return each;
          },
        });
      } else if ('taps' in hook) hook.intercept({ call });
    }
  }

  note(name) {
    this.calls.set(name, (this.calls.get(name) ?? 0) + 1);
    if (name === 'Compiler.afterDone' || name === 'Compiler.failed') this.print();
  }

  print() {
    console.log('Hooks of this build:');
    for (const [name, count] of this.calls) console.log(name, count);
    this.calls.clear();
  }
}
