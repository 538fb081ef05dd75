import webpack from 'webpack';
import config from './webpack.config.js';

webpack(config, (error, stats) => {
  if (error) throw error;

  const { errors } = stats.toJson({ all: false, errors: true, moduleTrace: true });
  for (const { moduleName, loc, message, moduleTrace = [] } of errors) {
    const [line] = message.split('\n');
    const importedBy = moduleTrace.map(({ originName }) => originName);
    console.log(JSON.stringify({ file: moduleName, loc, message: line, importedBy }, null, 2));
  }
  process.exitCode = errors.length > 0 ? 1 : 0;
});
