export default (env) => {
  console.log(env);
  return {
    mode: 'production',
    devtool: env.maps ? 'source-map' : false,
    output: { clean: true },
  };
};
