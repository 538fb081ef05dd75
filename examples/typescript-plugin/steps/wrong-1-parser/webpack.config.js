import webpack from 'webpack';

const { TypeScriptPlugin } = webpack.experiments.typescript;

export default {
  mode: 'development',
  experiments: { typescript: false },
  stats: 'errors-only',
  plugins: [new TypeScriptPlugin()],
};
