export class TracePlugin {
  apply(compiler) {
    const say = (text) => () => console.log(text);

    compiler.hooks.initialize.tap('TracePlugin', say('initialize'));
    compiler.hooks.run.tap('TracePlugin', say('run'));
    compiler.hooks.make.tap('TracePlugin', say('make'));
    compiler.hooks.emit.tap('TracePlugin', say('emit'));
    compiler.hooks.done.tap('TracePlugin', say('done'));

    compiler.hooks.thisCompilation.tap('TracePlugin', (compilation) => {
      console.log('thisCompilation');
      compilation.hooks.buildModule.tap('TracePlugin', (module) => {
        const name = module.readableIdentifier(compilation.requestShortener);
        console.log(`  buildModule ${name}`);
      });
      compilation.hooks.seal.tap('TracePlugin', say('  seal'));
      compilation.hooks.processAssets.tap('TracePlugin', (assets) => {
        console.log(`  processAssets ${Object.keys(assets)}`);
      });
    });
  }
}
