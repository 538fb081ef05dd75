export default (env) => ({
  mode: env.production ? 'production' : 'development',
});
