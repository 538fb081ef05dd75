// Records of what webpack understands inside modules: variables, import.meta, require and module, magic comments.
import type { ReferenceRecord } from '../../../model/reference.ts';
import { declarationsOf } from './declarations.ts';
import { libraryFiles } from './library.ts';
import { moduleNames } from './parser-names.ts';
import { blankRecord, declaredRecord } from './record.ts';
import { runningWebpack } from './running-webpack.ts';

export function moduleRecords(): ReferenceRecord[] {
  const declarations = declarationsOf('webpack/module.d.ts');
  const meta = declarations.members('ImportMeta');
  const objects = {
    require: declarations.members('Require'),
    module: declarations.members('Module'),
  };
  const { variables, importMeta, commonjs } = moduleNames(runningWebpack());
  return [
    ...variables.map((name) => declaredRecord('variables', name, declarations.global(name))),
    ...importMeta.map((name) => declaredRecord('import-meta', name, meta.get(lastWord(name)))),
    ...commonjs.map((name) => {
      const members = name.startsWith('require.') ? objects.require : objects.module;
      return declaredRecord('commonjs', name, members.get(lastWord(name)));
    }),
    ...magicComments().map((name) => blankRecord('magic-comments', name)),
  ];
}

/** Parsers read a comment's value as a property of its parsed options: `importOptions.webpackMode`. */
function magicComments(): string[] {
  const names = new Set<string>();
  for (const { text } of libraryFiles()) {
    for (const [, name] of text.matchAll(/\b\w*[oO]ptions\)?\.(webpack[A-Z]\w+)/g)) {
      if (name) names.add(name);
    }
  }
  return [...names].sort();
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
