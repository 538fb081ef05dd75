import { appendFileSync } from 'node:fs';
import { Console } from 'node:console';
import { CatalogPlugin } from './catalog-plugin.js';

class JsonConsole extends Console {
  constructor() {
    super(process.stderr);
    for (const level of ['error', 'warn', 'info', 'log', 'debug']) {
      this[level] = (message) =>
        appendFileSync('build.jsonl', `${JSON.stringify({ level, message })}\n`);
    }
  }
}

export default {
  mode: 'production',
  infrastructureLogging: {
    console: new JsonConsole(),
  },
  plugins: [new CatalogPlugin()],
};
