export default (env, argv) => {
  console.log(env);
  const { env: _, webpack, ...flags } = argv;
  console.log(flags);

  return {
    mode: argv.mode ?? 'development',
    devtool: env.debug ? 'source-map' : false,
  };
};
