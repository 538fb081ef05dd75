import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

export class GzipPlugin {
  constructor({ level = 9 } = {}) {
    this.level = level;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;

    compiler.hooks.thisCompilation.tap('GzipPlugin', (compilation) => {
      const cache = compilation.getCache('GzipPlugin');
      const tap = { name: 'GzipPlugin', stage, additionalAssets: true };
      compilation.hooks.processAssets.tapPromise(tap, async (assets) => {
        const work = Object.keys(assets).map((name) => this.add(compilation, cache, name, sources));
        await Promise.all(work);
      });
    });
  }

  async add(compilation, cache, name, { RawSource }) {
    const { info, source } = compilation.getAsset(name);
    if (info.compressed) return;

    const etag = cache.mergeEtags(cache.getLazyHashedEtag(source), String(this.level));
    const item = cache.getItemCache(name, etag);
    let zipped = await item.getPromise();
    console.log(`${name}: ${zipped === undefined ? 'compress' : 'from the cache'}`);
    if (zipped === undefined) {
      zipped = new RawSource(await compress(source.buffer(), { level: this.level }));
      await item.storePromise(zipped);
    }
    compilation.emitAsset(`${name}.gz`, zipped, { compressed: true });
    compilation.updateAsset(name, source, { related: { gzipped: `${name}.gz` } });
  }
}
