import webpack from 'webpack';

const compiler = webpack({ mode: 'production', entry: './src/index.js' });

compiler.run((error, stats) => {
  if (error) throw error;

  if (stats.hasErrors()) {
    for (const { message } of stats.toJson({ all: false, errors: true }).errors) {
      console.error(message);
    }
    process.exitCode = 1;
  } else {
    for (const { name, size } of stats.toJson({ all: false, assets: true }).assets) {
      console.log(`${name}: ${size} bytes`);
    }
  }

  compiler.close((closeError) => {
    if (closeError) throw closeError;
  });
});
