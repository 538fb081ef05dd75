import webpack from 'webpack';
import config from './webpack.config.js';

const compiler = webpack(config);
compiler.run((error, stats) => {
  if (error) throw error;
  const { moduleGraph, modules, requestShortener } = stats.compilation;
  const nameOf = (module) => module.readableIdentifier(requestShortener);
  const lines = [];
  for (const module of modules) {
    for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
      lines.push(`${nameOf(module)} → ${nameOf(target)} (${dependency.type})`);
    }
  }
  console.log(lines.sort().join('\n'));
  compiler.close(() => {});
});
