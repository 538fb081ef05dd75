export default (env) => {
  console.log('env:', env);
  console.log('NODE_ENV:', process.env.NODE_ENV);

  return { mode: 'production', stats: 'errors-only' };
};
