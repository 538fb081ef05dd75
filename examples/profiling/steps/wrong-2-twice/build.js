import webpack from 'webpack';

const compiler = webpack({ mode: 'development', plugins: [new webpack.debug.ProfilingPlugin()] });

compiler.run(() => {
  compiler.run(() => {});
});
