import webpack from 'webpack';

const withoutStack = (text) => text.split('\n').filter((line) => !/^\s+at /.test(line));
console.error = (text) => console.log('console.error:', ...withoutStack(text));

for (const name of process.argv.slice(2)) {
  const entry = `./loaders/${name}!./src/menu.txt`;
  const stats = await new Promise((done) => {
    webpack({ mode: 'development', entry }, (error, result) => done(result));
  });
  for (const { message } of stats.compilation.errors) {
    console.log(withoutStack(message).join('\n'));
  }
}
