const NAME = 'AcceptedModulesPlugin';

// Prints which modules accept updates of which others.
export class AcceptedModulesPlugin {
  apply(compiler) {
    const { HotModuleReplacementPlugin } = compiler.webpack;

    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const tap = (parser) => {
        const hooks = HotModuleReplacementPlugin.getParserHooks(parser);
        hooks.hotAcceptCallback.tap(NAME, (callback, requests) => {
          const name = parser.state.module.readableIdentifier(compilation.requestShortener);
          const { line } = parser.getLocation(callback).start;
          console.log(`${name}:${line} accepts ${requests.join(', ')}`);
        });
      };
      for (const type of ['javascript/auto', 'javascript/esm', 'javascript/dynamic']) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, tap);
      }
    });
  }
}
