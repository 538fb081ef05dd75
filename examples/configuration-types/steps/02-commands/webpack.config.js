export default (env) => {
  console.log(env);

  return { mode: 'development' };
};
