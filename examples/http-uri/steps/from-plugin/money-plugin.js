// Lets a project import the modules of money@2, and nothing else, from their server.
export class MoneyPlugin {
  apply(compiler) {
    const { HttpUriPlugin } = compiler.webpack.experiments.schemes;

    new HttpUriPlugin({
      allowedUris: [/^http:\/\/cdn\.example\.com\/(money@2|currency@1)\./],
      frozen: compiler.options.mode === 'production',
    }).apply(compiler);
  }
}
