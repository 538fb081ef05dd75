// The entry of /api/errors/ that explains the message of a case, beside the sections that the case names itself.
const ENTRY_OF_CASE: Readonly<Record<string, string>> = {
  'output.fileName': 'unknown-property',
  'output.path relative': 'not-absolute-path',
  'output.environment unknown': 'unknown-property',
  'output.jsonpFunction': 'unknown-property',
  'output.hotUpdateFunction': 'unknown-property',
  'output.futureEmitAssets': 'unknown-property',
  'misspelled mode': 'unknown-property',
  devtool: 'devtool-pattern',
  'rule with typ': 'unknown-property',
  'node.fs': 'unknown-property',
  namedModules: 'unknown-property',
  'query in a rule': 'unknown-property',
  'no mode': 'mode-not-set',
  'unknown flag': 'unknown-option',
  'CommonJS in an ES module': 'require-in-es-module',
  'class instead of instance': 'class-without-new',
  "can't resolve a file": 'cannot-resolve-file',
  "can't resolve a package": 'cannot-resolve-package',
  'not exported': 'not-exported',
  'node: scheme in a browser': 'unhandled-scheme',
  polyfills: 'node-polyfills',
  'no loader': 'appropriate-loader',
  'fully specified': 'fully-specified',
  'import in CommonJS': 'sourcetype-module',
  'export was not found': 'export-not-found',
  'named export of JSON': 'named-import-from-json',
  'entry without ./': 'needs-to-start-with-dot',
  'two entries, one file': 'same-filename',
};

export function withEntry(name: string, targets: readonly string[]): string[] {
  const entry = ENTRY_OF_CASE[name];
  return entry === undefined ? [...targets] : [...targets, `/api/errors/#${entry}`];
}
