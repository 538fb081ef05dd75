import { glob } from 'node:fs/promises';
import path from 'node:path';

const pages = path.join(import.meta.dirname, 'src', 'pages');

const entry = async () => {
  const files = await Array.fromAsync(glob('**/*.js', { cwd: pages }));
  return Object.fromEntries(
    files.sort().map((file) => {
      const name = file.replaceAll('\\', '/').replace(/\.js$/, '');
      return [name, path.join(pages, file)];
    }),
  );
};

export default {
  mode: 'development',
  devtool: false,
  entry,
};
