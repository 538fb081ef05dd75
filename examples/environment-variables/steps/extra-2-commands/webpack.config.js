export default (env, argv) => {
  console.log('env', env, 'mode', argv.mode);
  return {
    mode: argv.mode ?? 'development',
    devtool: env.WEBPACK_SERVE ? 'eval-source-map' : 'source-map',
    stats: 'none',
  };
};
