function HelloPlugin() {}

HelloPlugin.prototype.apply = (compiler) => {
  compiler.hooks.done.tap('HelloPlugin', () => console.log('Hello from the plugin'));
};

module.exports = HelloPlugin;
