import webpack from 'webpack';
import manifest from './package.json' with { type: 'json' };

class ListDefinitionsPlugin {
  apply(compiler) {
    const { DefinePlugin } = compiler.webpack;

    compiler.hooks.compilation.tap('ListDefinitionsPlugin', (compilation) => {
      DefinePlugin.getCompilationHooks(compilation).definitions.tap(
        { name: 'ListDefinitionsPlugin', stage: 100 },
        (definitions) => {
          console.log(definitions);
          return definitions;
        },
      );
    });
  }
}

export default {
  mode: 'production',
  plugins: [
    new ListDefinitionsPlugin(),
    new webpack.DefinePlugin({
      VERSION: JSON.stringify(manifest.version),
      PAGE_SIZE: 20,
    }),
  ],
};
