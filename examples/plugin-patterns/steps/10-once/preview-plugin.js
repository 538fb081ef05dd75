import { createServer } from 'node:http';

export class PreviewPlugin {
  apply(compiler) {
    let server;

    compiler.hooks.done.tapPromise('PreviewPlugin', async (stats) => {
      console.log(`done: the build ${stats.hasErrors() ? 'failed' : 'succeeded'}`);
      if (server !== undefined || !compiler.watchMode) return;
      server = createServer((request, response) => response.end('preview'));
      await new Promise((listening) => server.listen(0, listening));
      console.log('started the server');
    });

    compiler.hooks.afterDone.tap('PreviewPlugin', () => console.log('afterDone'));
    compiler.hooks.watchClose.tap('PreviewPlugin', () => console.log('watchClose'));

    compiler.hooks.shutdown.tapPromise('PreviewPlugin', async () => {
      console.log('shutdown');
      if (server === undefined) return;
      await new Promise((closed) => server.close(closed));
      console.log('stopped the server');
    });
  }
}
