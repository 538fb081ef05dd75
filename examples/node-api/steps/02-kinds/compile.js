import webpack from 'webpack';

const { default: configuration } = await import(`./${process.argv[2]}`);

const report = (kind, messages, code) => {
  for (const message of messages) console.error(`${kind}: ${message}`);
  process.exitCode = code;
};

webpack(configuration, (error, stats) => {
  if (error) {
    const kind = error instanceof webpack.ValidationError ? 'configuration' : 'build failed';
    report(kind, [error.message], 2);
    return;
  }
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  const messages = (list) => list.map(({ message }) => message.split('\n')[0]);
  if (stats.hasWarnings()) report('warning', messages(warnings), 0);
  if (stats.hasErrors()) report('your code', messages(errors), 1);
  else console.log('done');
});
