// Gives the defaults of webpack-dev-server's options as its own normalisation fills them in.
import { isDeepStrictEqual } from 'node:util';
import webpack from 'webpack';
import Server from 'webpack-dev-server';
import type { DefaultStatement, Mode, Target } from '../../../model/reference.ts';
import { inProbe, type Probe, withProbes } from './probe.ts';
import { reduceDefaults, tableOf } from './reduce.ts';
import { isPlainObject, type Rendered, renderValue } from './render-value.ts';
import { inputOf, type Options, TARGET_VALUES } from './run-webpack.ts';

/** Short forms that the server turns into objects and lists; the one with the same result is shown. */
const SHORT_FORMS: Readonly<Record<string, unknown>> = { server: 'http', webSocketServer: 'ws' };
/** A certificate would have to be made for these, and lists of the reader's own have no fields. */
const WITHOUT_FIELDS = /^(server\.options|proxy|open|watchFiles|setupMiddlewares|static\.watch)\./;

/** Names are `devServer.client.overlay`; options without a default have no entry. */
export function devServerDefaults(names: readonly string[]): Map<string, DefaultStatement> {
  return withProbes(({ usual }) => {
    const compilers = new Map<string, webpack.Compiler>();
    const read = (name: string, mode: Mode, target: Target) => {
      const value = TARGET_VALUES[target][0];
      const key = `${mode} ${value}`;
      const compiler =
        compilers.get(key) ?? webpack(inputOf({ mode, target: value, probe: usual, config: {} }));
      compilers.set(key, compiler);
      return readDefault(name.replace('devServer.', ''), compiler, usual);
    };
    const statements = new Map<string, DefaultStatement>();
    for (const name of names) {
      let says = false;
      const table = tableOf((mode, target) => {
        const found = read(name, mode, target);
        if (found) says = true;
        return found ?? { value: 'undefined', code: true };
      });
      if (says) statements.set(name, reduceDefaults(table));
    }
    return statements;
  });
}

function readDefault(name: string, compiler: webpack.Compiler, probe: Probe): Rendered | null {
  if (WITHOUT_FIELDS.test(name)) return null;
  const path = name.split('.');
  const value = valueAt(normalize(withValue(path.slice(0, -1), {}), compiler, probe), path);
  if (value === undefined) return null;
  if (!Array.isArray(value) && !isPlainObject(value)) return renderValue(value, name, probe);
  const short = [SHORT_FORMS[name], false, true].find((form) => {
    if (form === undefined) return false;
    try {
      const same = valueAt(normalize(withValue(path, form), compiler, probe), path);
      return isDeepStrictEqual(value, same);
    } catch (error) {
      // The schema says that this option has no such form.
      if (error instanceof webpack.ValidationError) return false;
      throw error;
    }
  });
  if (short !== undefined) return renderValue(short, name, probe);
  // The fields of an object state their own defaults.
  return isPlainObject(value) ? null : renderValue(value, name, probe);
}

/** The part of it that runs before the first `await` fills in everything but certificates. */
function normalize(options: Options, compiler: webpack.Compiler, probe: Probe): Options {
  return inProbe(probe, () => {
    const server = new Server(structuredClone(options), compiler);
    // Its declaration says private; it is the function that `start()` calls first.
    void (server as unknown as { normalizeOptions(): Promise<void> }).normalizeOptions();
    return server.options as Options;
  });
}

function withValue(path: string[], value: unknown): Options {
  return path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Options;
}

/** A list of one, which `static` becomes, is read as its item. */
function valueAt(options: Options, path: string[]): unknown {
  return path.reduce<unknown>((outer, key) => {
    const value = Array.isArray(outer) ? outer[0] : outer;
    return isPlainObject(value) ? value[key] : undefined;
  }, options);
}
