export class LogPlugin {
  apply(compiler) {
    const print = (origin, type, [text]) => {
      if (!/Shop|tea-loader/.test(origin)) return;
      console.log(JSON.stringify({ origin, type, text }));
      return true;
    };
    compiler.hooks.infrastructureLog.tap('LogPlugin', print);
    compiler.hooks.thisCompilation.tap('LogPlugin', (compilation) => {
      compilation.hooks.log.tap('LogPlugin', (origin, { type, args }) => print(origin, type, args));
    });
  }
}
