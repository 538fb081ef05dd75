import webpack from 'webpack';
import config from './webpack.config.js';

const PREFIX = 'ModuleConcatenation bailout: ';
const ofImporters = process.argv.includes('--of-importers');

webpack(config, (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  const { modules } = stats.toJson({
    all: false,
    modules: true,
    modulesSort: 'name',
    orphanModules: true,
    optimizationBailout: true,
    groupModulesByType: false,
    modulesSpace: Number.POSITIVE_INFINITY,
  });
  const lines = modules.flatMap(({ name, optimizationBailout = [] }) =>
    optimizationBailout
      .filter((line) => line.startsWith(PREFIX))
      .map((line) => ({ name, text: line.slice(PREFIX.length) })),
  );
  const own = lines.filter(({ text }) => !text.startsWith('Cannot concat with'));
  // A root repeats the reason of the module that it cannot add.
  const others = lines.filter(({ text }) => !own.some((line) => text.endsWith(line.text)));

  for (const { name, text } of ofImporters ? others : own) console.log(`${name}\n  ${text}`);
});
