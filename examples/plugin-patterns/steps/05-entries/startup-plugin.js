export class StartupPlugin {
  apply(compiler) {
    const { EntryPlugin, experiments } = compiler.webpack;
    const { VirtualUrlPlugin } = experiments.schemes;

    new VirtualUrlPlugin({
      startup: () => `import config from 'virtual:config'; console.log('mode', config.mode);`,
      config: { type: '.json', source: () => JSON.stringify({ mode: compiler.options.mode }) },
    }).apply(compiler);

    for (const name of Object.keys(compiler.options.entry)) {
      new EntryPlugin(compiler.context, 'virtual:startup', { name }).apply(compiler);
    }
    const code = `console.log('for all entries')`;
    new EntryPlugin(compiler.context, `data:text/javascript,${code}`, { name: undefined }).apply(
      compiler,
    );
  }
}
