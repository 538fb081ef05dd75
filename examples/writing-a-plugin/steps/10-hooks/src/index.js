import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SyncWaterfallHook } from 'tapable';
import { mistakesIn } from './mistakes.js';
import schema from './options.json' with { type: 'json' };

const NAME = 'HeadersFilePlugin';
const hooksOf = new WeakMap();
const IMMUTABLE = 'Cache-Control: public, max-age=31536000, immutable';

export class HeadersFilePlugin {
  static getCompilationHooks(compilation) {
    let hooks = hooksOf.get(compilation);
    if (hooks === undefined) {
      hooks = { headers: new SyncWaterfallHook(['headers', 'asset']) };
      hooksOf.set(compilation, hooks);
    }
    return hooks;
  }

  constructor(options = {}) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.validate.tap(NAME, () => {
      const names = { name: 'Headers File Plugin', baseDataPath: 'options' };
      compiler.validate(schema, this.options, names);
    });
    const { digest = false, filename = '_headers', template } = this.options;
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const cache = compilation.getCache(NAME);
      const logger = compilation.getLogger(NAME);

      async function digestOf({ name, source }) {
        return cache.providePromise(name, cache.getLazyHashedEtag(source), () => {
          logger.log(`digest of ${name}`);
          return createHash('sha256').update(source.buffer()).digest('base64');
        });
      }

      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const hooks = HeadersFilePlugin.getCompilationHooks(compilation);
        const blocks = [];
        if (template !== undefined) {
          const file = path.resolve(compiler.context, template);
          compilation.fileDependencies.add(file);
          const text = await readFile(file, 'utf8').catch((error) => {
            compilation.errors.push(new WebpackError(`${NAME}: ${error.message}`));
            return '';
          });
          for (const { line, message } of mistakesIn(text)) {
            const error = new WebpackError(message);
            error.file = template;
            error.loc = { start: { line, column: 0 } };
            compilation.errors.push(error);
          }
          blocks.push(text.trimEnd());
        }
        for (const asset of compilation.getAssets()) {
          let headers = [];
          if (digest) headers.push(`Repr-Digest: sha-256=:${await digestOf(asset)}:`);
          if (asset.info.immutable) headers.push(IMMUTABLE);
          headers = hooks.headers.call(headers, asset);
          if (headers.length > 0) blocks.push([`/${asset.name}`, ...headers].join('\n  '));
        }
        for (const [name, entrypoint] of compilation.entrypoints) {
          const script = entrypoint.getEntrypointChunk().files.values().next().value;
          if (script === undefined || compilation.getAsset(script).info.immutable) continue;
          const message = `${NAME}: the entry "${name}" has no [contenthash] in its file name`;
          compilation.warnings.push(new WebpackError(message));
        }
        const source = new sources.RawSource(`${blocks.join('\n')}\n`);
        compilation.emitAsset(filename, source, { blocks: blocks.length });
      });
    });
  }
}
