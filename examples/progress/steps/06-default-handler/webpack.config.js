class RareProgressPlugin {
  apply(compiler) {
    const { ProgressPlugin } = compiler.webpack;
    const logger = compiler.getInfrastructureLogger('shop');
    const print = ProgressPlugin.createDefaultHandler(false, logger);
    let last = 0;

    new ProgressPlugin((percentage, ...messages) => {
      if (percentage - last >= 0.2) {
        print(percentage, ...messages);
        last = percentage;
      }
    }).apply(compiler);
  }
}

export default {
  mode: 'production',
  plugins: [new RareProgressPlugin()],
};
