// Gives each old configuration to webpack and prints the first line that says what is wrong.
const fs = require('fs');
const webpack = require('webpack');

const first = (text) => text.split('\n').find((line) => /^ - /.test(line)) || text.split('\n')[0];

const build = (name) =>
  new Promise((resolve) => {
    try {
      webpack(require('./old/' + name), (error, stats) => {
        if (error) return resolve(error.message);
        const { errors, warnings } = stats.toJson();
        resolve([...errors, ...warnings][0]);
      });
    } catch (error) {
      resolve(error.message);
    }
  });

(async () => {
  for (const name of fs.readdirSync('old')) {
    const message = first(await build(name)).replace(/^ - /, '');
    console.log(name.replace('.js', '') + ': ' + message.replace(/ These properties are valid:$/, ''));
  }
})();
