export default (env) => ({
  mode: 'production',
  module: {
    rules: env.pure ? [{ test: /colors\.js$/, sideEffects: false }] : [],
  },
});
