import { createRequire } from 'node:module';
import { beforeAll, expect, test, vi } from 'vitest';
import webpack, { type Configuration } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import type { AppliedPlugin } from '../../model/reference.ts';
import { appliedPlugins, counting } from './applied-plugins.ts';
import { canonicalOptions } from './canonical-options.ts';
import { optionRecords } from './option-records.ts';
import { readSchema } from './schema.ts';
import { valuesOf } from './type-values.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let found: Map<string, AppliedPlugin>;
beforeAll(() => {
  found = new Map(appliedPlugins().map((plugin) => [plugin.name, plugin]));
});

const causes = (name: string): string[] => found.get(name)?.by.map(({ text }) => text) ?? [];

test('an option that brings in a plugin is found', () => {
  expect(causes('webpack.CleanPlugin')).toEqual(['output.clean: true']);
  expect(causes('webpack.EvalSourceMapDevToolPlugin')).toEqual(["devtool: 'eval-source-map'"]);
  expect(causes('webpack.sharing.SharePlugin')).toEqual(['ModuleFederationPlugin']);
  expect(causes('webpack.BannerPlugin')).toEqual([]);
});

test('what webpack applies by default depends on the mode, and can be turned off', () => {
  expect(found.get('webpack.NoEmitOnErrorsPlugin')?.modes).toEqual(['production']);
  expect(found.get('webpack.optimize.SplitChunksPlugin')).toMatchObject({
    modes: ['production', 'development', 'none'],
    unless: [{ name: 'optimization.splitChunks' }],
  });
});

test('the classes work as before', () => {
  const { apply } = webpack.BannerPlugin.prototype;
  expect(counting((count) => count({ mode: 'none' }).get('webpack.EntryPlugin'))).toBe(1);
  expect(webpack.BannerPlugin.prototype.apply).toBe(apply);
  expect(() =>
    counting(() => {
      throw new Error('stopped');
    }),
  ).toThrow('stopped');
  expect(webpack.BannerPlugin.prototype.apply).toBe(apply);
});

test('no value of an option brings in a plugin that the table does not know of', () => {
  const file = 'node_modules/webpack/schemas/WebpackOptions.json';
  const options = optionRecords('options', canonicalOptions(readSchema(file).root, file));
  const names = new Set(options.map(({ name }) => name));
  const settings = options.flatMap(({ name, type }) =>
    /[*[\]]/.test(name) ? [] : valuesOf(type).flatMap((value) => settingOf(name, value)),
  );
  expect(settings.length).toBeGreaterThan(400);
  vi.spyOn(process, 'emitWarning').mockReturnValue();
  const unknown = counting((count) => {
    const plain = count({ mode: 'none' });
    return settings.flatMap((setting) =>
      [...triedWith(setting, count).keys()]
        .filter((name) => !plain.has(name))
        .filter((name) => !found.get(name)?.by.some((cause) => names.has(cause.name)))
        .map((name) => `${name} by ${JSON.stringify(setting)}`),
    );
  });
  expect(unknown).toEqual([]);
});

/** `'named'`, `true`, `5`; kinds such as `string` have no value to try. */
function settingOf(option: string, value: string): Configuration[] {
  if (!/^(?:'[^']*'|true|false|-?\d+)$/.test(value)) return [];
  const parsed: unknown = JSON.parse(value.replaceAll("'", '"'));
  const nested = option.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), parsed);
  return [{ mode: 'none', ...(nested as Configuration) }];
}

type Count = Parameters<Parameters<typeof counting>[0]>[0];

/** A value may need another option beside it; such a pair is not tried. */
function triedWith(setting: Configuration, count: Count): ReturnType<Count> {
  try {
    return count(setting);
  } catch {
    return new Map();
  }
}

test('the dev server and the command line apply the plugins that the table says they do', async () => {
  expect(causes('webpack.HotModuleReplacementPlugin')).toEqual(['devServer.hot']);
  expect(causes('webpack.ProgressPlugin')).toContain('--progress');
  const hot = vi.spyOn(webpack.HotModuleReplacementPlugin.prototype, 'apply');
  const progress = vi.spyOn(webpack.ProgressPlugin.prototype, 'apply');
  const compiler = webpack({ mode: 'none', entry: 'data:text/javascript,' });
  const middleware = devMiddleware(compiler, { hot: true });
  expect(hot).toHaveBeenCalled();
  await new Promise((done) => middleware.close(done));
  const { default: CLIPlugin } = createRequire(import.meta.url)(
    'webpack-cli/lib/plugins/cli-plugin.js',
  );
  const other = webpack({ mode: 'none', plugins: [new CLIPlugin({ progress: true })] });
  expect(progress).toHaveBeenCalled();
  await new Promise((done) => other.close(done));
});
