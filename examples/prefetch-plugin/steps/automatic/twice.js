import webpack from 'webpack';
import { OrderPlugin } from './order-plugin.js';

const compiler = webpack({
  mode: 'development',
  plugins: [new OrderPlugin(), new webpack.AutomaticPrefetchPlugin()],
});

const build = (name) =>
  new Promise((resolve) => {
    console.log(name);
    compiler.run((error, stats) => {
      const { errors } = stats.toJson({ all: false, errors: true });
      for (const { message } of errors) console.log(message.split('\n').slice(0, 2).join('\n'));
      resolve();
    });
  });

await build('First build:');
await build('Second build:');
