class ShowPlugin {
  apply(compiler) {
    compiler.hooks.afterEnvironment.tap('ShowPlugin', () => {
      const { entry, resolve, optimization } = compiler.options;
      console.log('entry:', ...entry.main.import);
      console.log('extensions:', ...resolve.extensions);
      console.log('minimize:', optimization.minimize);
    });
  }
}

export default {
  mode: 'production',
  entry: './src/index.js',
  resolve: { extensions: ['.js'] },
  stats: 'errors-only',
  plugins: [new ShowPlugin()],
};
