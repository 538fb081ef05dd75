const NAME = 'StaleRequirePlugin';

// Warns about accept() without a callback in CommonJS modules, where require() is not repeated.
export class StaleRequirePlugin {
  apply(compiler) {
    const { HotModuleReplacementPlugin, WebpackError } = compiler.webpack;

    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.parser.for('javascript/dynamic').tap(NAME, (parser) => {
        const hooks = HotModuleReplacementPlugin.getParserHooks(parser);
        hooks.hotAcceptWithoutCallback.tap(NAME, (call, requests) => {
          const warning = new WebpackError(
            `Nothing calls require('${requests.join("'), require('")}') again after an update`,
          );
          warning.loc = parser.getLocation(call);
          parser.state.module.addWarning(warning);
        });
      });
    });
  }
}
