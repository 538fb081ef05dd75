import path from 'node:path';
import webpack from 'webpack';

const { applyWebpackOptionsDefaults, getNormalizedWebpackOptions } = webpack.config;
const file = path.resolve('config/kiosk');

const targets = [
  undefined,
  'browserslist',
  'browserslist:modern',
  'browserslist:chrome 70',
  `browserslist:${file}`,
  `browserslist:${file}:touch`,
];

for (const target of targets) {
  const options = getNormalizedWebpackOptions({ mode: 'development', target });
  applyWebpackOptionsDefaults(options);
  const { arrowFunction, optionalChaining } = options.output.environment;
  const name = String(target).replace(file, '/…/config/kiosk');
  console.log(name.padEnd(38), `=>: ${arrowFunction}`.padEnd(10), `?.: ${optionalChaining}`);
}
