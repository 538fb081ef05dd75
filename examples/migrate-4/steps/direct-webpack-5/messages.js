// Builds each old configuration with the webpack that is installed and prints its first message.
const fs = require('fs');
const webpack = require('webpack');

const first = (message) => message.split('\n').find((line) => / - |Error|plugin|Module|'mode'/.test(line)) || message;

const build = (name) =>
  new Promise((resolve) => {
    try {
      webpack(require('./old/' + name), (error, stats) => {
        if (error) return resolve(error.message);
        const { errors, warnings } = stats.toJson();
        resolve([...errors, ...warnings].map((entry) => entry.message || entry)[0] || 'no message');
      });
    } catch (error) {
      resolve(error.message);
    }
  });

(async () => {
  for (const name of fs.readdirSync('old')) {
    console.log(name.replace('.js', '') + ': ' + first(await build(name)).trim());
  }
})();
