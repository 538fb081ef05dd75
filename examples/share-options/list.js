import webpack from 'webpack';
import config from './webpack.config.js';

// Prints what the build offers to the share scope, and what it looks for there.
webpack(config).run((error, stats) => {
  if (error) throw error;
  const { modules } = stats.toJson({ all: false, modules: true, modulesSpace: Infinity });
  for (const { name } of modules) {
    if (name?.includes('shared module')) console.log(name);
  }
});
