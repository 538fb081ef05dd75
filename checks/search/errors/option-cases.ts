// Configurations, plugins and loaders used wrongly, each with the page that says how it is done.
import { configured, type ErrorCase, MODULE } from './error-case.ts';

const VALIDATED = '/concepts/configuration/#how-it-is-validated';
const CONFIGURATION = '/configuration/#errors-you-may-meet';
const WRONG_TYPE = '/configuration/configuration-languages/#wrong-module-type';
const STOPS = '/migrate/5/#options-that-stop-the-build';
const PLUGINS = '/concepts/plugins/#errors-you-may-meet';
const BANNER = '/plugins/banner-plugin/';

const plugin = (name: string, plugins: string, ...targets: string[]): ErrorCase => {
  const config = `import webpack from 'webpack';\n\nexport default { mode: 'development', plugins: [${plugins}] };\n`;
  return configured(name, '', targets, { files: { 'webpack.config.mjs': config } });
};

const styles = (name: string, use: string, ...targets: string[]): ErrorCase =>
  configured(
    name,
    `{ mode: 'development', module: { rules: [{ test: /\\.css$/, use: ${use} }] } }`,
    targets,
    {
      files: { 'src/index.js': "import './app.css';\n", 'src/app.css': 'body { margin: 0 }\n' },
      lines: 6,
    },
  );

export const OPTION_CASES: ErrorCase[] = [
  configured('misspelled mode', "{ mod: 'production' }", [CONFIGURATION, VALIDATED], {
    cli: [],
    lines: 2,
  }),
  configured('devtool', "{ mode: 'development', devtool: 'sourcemap' }", [
    '/configuration/devtool/#qualities',
    VALIDATED,
    STOPS,
    '/migrate/5/#devtool',
  ]),
  configured(
    'rule with typ',
    "{ mode: 'development', module: { rules: [{ test: /\\.txt$/, typ: 'asset/source' }] } }",
    [VALIDATED],
    { lines: 2 },
  ),
  configured('node.fs', "{ mode: 'development', node: { fs: 'empty' } }", [
    STOPS,
    '/migrate/5/#node-options',
  ]),
  configured('namedModules', "{ mode: 'development', optimization: { namedModules: true } }", [
    STOPS,
    '/migrate/5/#module-ids',
  ]),
  configured(
    'query in a rule',
    "{ mode: 'development', module: { rules: [{ test: /\\.txt$/, loader: './lines-loader.js', query: { trim: true } }] } }",
    [STOPS, '/migrate/5/#rule-query'],
    { lines: 2 },
  ),
  configured('hashed module ids', "{ mode: 'production', optimization: { moduleIds: 'hashed' } }", [
    '/configuration/optimization/#hashed-is-deprecated',
    '/migrate/5/#module-ids-hashed',
  ]),
  configured('no mode', '{}', [
    '/configuration/mode/',
    '/configuration/mode/#errors',
    '/concepts/configuration/#without-a-configuration',
    '/concepts/#mode',
    '/guides/getting-started/#if-it-does-not-work',
  ]),
  configured('unknown flag', "{ mode: 'development' }", [CONFIGURATION], {
    cli: ['--moed', 'production'],
  }),
  configured('CommonJS in an ES module', '{}', [WRONG_TYPE], {
    cli: ['--config', 'webpack.config.js'],
    lines: 5,
    files: {
      'package.json': MODULE,
      'webpack.config.js':
        "const path = require('node:path');\n\nmodule.exports = { mode: 'development' };\n",
    },
  }),
  configured('nothing exported', '', [VALIDATED], {
    cli: [],
    lines: 1,
    files: { 'package.json': MODULE, 'webpack.config.mjs': "export const mode = 'development';\n" },
  }),
  configured('plugin without apply', "{ mode: 'development', plugins: [{ limit: 50 }] }", [
    PLUGINS,
    '/configuration/plugins/#no-apply',
    '/configuration/plugins/#pluginsapply',
  ]),
  plugin('class instead of instance', 'class BudgetPlugin { apply() {} }', PLUGINS),
  plugin(
    'promise in a SyncHook',
    "(compiler) => { compiler.hooks.compile.tapPromise('Wait', async () => {}); }",
    PLUGINS,
    '/concepts/plugins/#tap-methods',
    '/api/compiler-hooks/#usage',
  ),
  plugin(
    'banner with a wrong option',
    "new webpack.BannerPlugin({ banner: 'Clock 2.1.0', raw: 'yes' })",
    `${BANNER}#errors`,
    `${BANNER}#raw`,
  ),
  plugin(
    'banner with a content hash',
    "new webpack.BannerPlugin('Clock [contenthash]')",
    `${BANNER}#errors`,
    `${BANNER}#placeholders`,
  ),
  styles(
    'css-loader with an unknown option',
    "[{ loader: 'css-loader', options: { minimize: true } }]",
    '/loaders/css-loader/#options',
    '/loaders/css-loader/',
  ),
  styles(
    'css-loader importLoaders',
    "[{ loader: 'css-loader', options: { importLoaders: { sass: 1 } } }]",
    '/loaders/css-loader/#importloaders',
  ),
  styles(
    'style-loader injectType',
    "[{ loader: 'style-loader', options: { injectType: 'styletag' } }, 'css-loader']",
    '/loaders/style-loader/#injecttype',
  ),
  styles(
    'loader without its suffix',
    "'css'",
    '/concepts/module-resolution/#a-loader-without-its-suffix',
    '/concepts/loaders/#errors-you-may-meet',
  ),
];
