module.exports = (env) => {
  console.log(env);
  return {
    mode: env.production ? 'production' : 'development',
    module: {
      rules: [{ test: /\.txt$/, loader: './case-loader.js', options: { upper: true } }],
    },
  };
};
