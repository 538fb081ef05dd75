import { readdir } from 'node:fs/promises';

export default {
  entry: async () => {
    const files = await readdir('./src/pages');
    return Object.fromEntries(
      files.map((file) => [file.replace(/\.js$/, ''), `./src/pages/${file}`]),
    );
  },
};
