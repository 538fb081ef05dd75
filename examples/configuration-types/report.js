// A plugin that prints when a build starts and when it is done.
export const report = (compiler) => {
  const say = (what) => () => console.log(what, compiler.name);

  compiler.hooks.run.tap('Report', say('start'));
  compiler.hooks.watchRun.tap('Report', say('start'));
  compiler.hooks.done.tap('Report', say('done'));
};
