import path from 'node:path';
import webpack from 'webpack';
import languages from './languages.json' with { type: 'json' };

const locales = path.join('moment', 'locale');

export default {
  mode: 'production',
  target: 'node',
  entry: './src/calendar.js',
  output: { filename: 'calendar.cjs' },
  plugins: [
    new webpack.IgnorePlugin({
      checkResource: (resource, context) =>
        context.endsWith(locales) &&
        resource.startsWith('./') &&
        !languages.includes(path.basename(resource, '.js')),
    }),
  ],
};
