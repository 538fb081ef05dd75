import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const pages = path.join(import.meta.dirname, 'src', 'pages');

// { home: ['…/home/index.js', '…/home/style.css'], tickets: ['…/tickets/index.js'] }
const entry = () => {
  const entries = {};
  for (const name of readdirSync(pages).sort()) {
    const script = path.join(pages, name, 'index.js');
    const style = path.join(pages, name, 'style.css');
    if (existsSync(script)) entries[name] = existsSync(style) ? [script, style] : [script];
  }
  return entries;
};

export default {
  mode: 'development',
  devtool: false,
  entry,
  plugins: [
    {
      apply(compiler) {
        compiler.hooks.afterCompile.tap('WatchPages', (compilation) => {
          compilation.contextDependencies.add(pages);
        });
      },
    },
  ],
};
