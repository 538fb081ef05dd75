// Options of output that webpack refuses, each with the option to look up.
import { configured, type ErrorCase } from './error-case.ts';

const OUTPUT = '/configuration/output/';
const REMOVED = [`${OUTPUT}#removed-options`, '/migrate/5/#options-that-stop-the-build'];

const output = (name: string, value: string, ...targets: string[]): ErrorCase =>
  configured(name, `{ mode: 'development', output: { ${value} } }`, targets);
/** Without the list of all options, which most people do not copy. */
const short = (each: ErrorCase): ErrorCase => ({ ...each, lines: 2 });

export const OUTPUT_CASES: ErrorCase[] = [
  output('output.fileName', "fileName: 'app.js'", `${OUTPUT}#outputfilename`),
  output('output.path relative', "path: './build'", `${OUTPUT}#outputpath`),
  output('output.filename absolute', "filename: '/build/app.js'", `${OUTPUT}#outputfilename`),
  output('output.publicPath number', 'publicPath: 8080', `${OUTPUT}#outputpublicpath`),
  output('output.clean word', "clean: 'yes'", `${OUTPUT}#outputclean`),
  output(
    'output.crossOriginLoading',
    'crossOriginLoading: true',
    `${OUTPUT}#outputcrossoriginloading`,
  ),
  output('output.globalObject empty', "globalObject: ''", `${OUTPUT}#outputglobalobject`),
  output(
    'output.environment unknown',
    'environment: { arrowFunctions: false }',
    `${OUTPUT}#outputenvironment`,
    `${OUTPUT}#outputenvironmentarrowfunction`,
  ),
  output(
    'output.copy without from',
    "copy: [{ to: 'static' }]",
    `${OUTPUT}#outputcopyfrom`,
    `${OUTPUT}#outputcopy`,
  ),
  output(
    'output.library.type unknown',
    "library: { name: 'Sum', type: 'umd3' }",
    `${OUTPUT}#outputlibrarytype`,
    `${OUTPUT}#outputenabledlibrarytypes`,
  ),
  output(
    'output.chunkLoading unknown',
    "chunkLoading: 'xhr'",
    `${OUTPUT}#outputchunkloading`,
    `${OUTPUT}#outputenabledchunkloadingtypes`,
    `${OUTPUT}#outputworkerchunkloading`,
  ),
  output('output.chunkFormat unknown', "chunkFormat: 'system'", `${OUTPUT}#outputchunkformat`),
  output('output.hashFunction unknown', "hashFunction: 'md9'", `${OUTPUT}#outputhashfunction`),
  short(
    output(
      'output.jsonpFunction',
      "jsonpFunction: 'loadShop'",
      `${OUTPUT}#outputchunkloadingglobal`,
      ...REMOVED,
    ),
  ),
  short(
    output(
      'output.hotUpdateFunction',
      "hotUpdateFunction: 'hot'",
      `${OUTPUT}#outputhotupdateglobal`,
      ...REMOVED,
    ),
  ),
  short(output('output.futureEmitAssets', 'futureEmitAssets: true', ...REMOVED)),
  output(
    'output.library without name',
    "library: { type: 'var' }",
    `${OUTPUT}#library-variable`,
    `${OUTPUT}#outputlibraryname`,
  ),
];
