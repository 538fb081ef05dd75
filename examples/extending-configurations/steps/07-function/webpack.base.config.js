export default (env, argv) => ({
  mode: argv.mode ?? 'development',
  output: { publicPath: env.cdn ? 'https://cdn.example.com/' : 'auto' },
});
