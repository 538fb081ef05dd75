import { parseArgs } from 'node:util';
import webpack from 'webpack';

const known = webpack.cli.getArguments();
const options = {};
for (const [name, { simpleType, multiple }] of Object.entries(known)) {
  options[name] = { type: simpleType === 'boolean' ? 'boolean' : 'string', multiple };
}

const { values } = parseArgs({ options });
const configuration = { devtool: false };
const problems = webpack.cli.processArguments(known, configuration, values);

if (problems) {
  for (const { type, argument, value, expected } of problems) {
    console.error(`--${argument} ${value}: ${type}, expected ${expected}`);
  }
  process.exitCode = 2;
} else {
  console.log(configuration);
  webpack(configuration, (error, stats) => {
    if (error) throw error;
    console.log(stats.toString({ all: false, assets: true, errors: true }));
  });
}
