// A Shiki theme whose colours are names: each stands for one class of the site's syntax palette.

/** Class per sentinel colour: keyword, string, number, function, property, type, comment, operator, tag. */
const SCOPES: Record<string, string[]> = {
  c: ['comment', 'punctuation.definition.comment', 'string.comment'],
  k: [
    'keyword',
    'storage',
    'variable.language',
    'constant.language.import-export-all',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.control.at-rule',
  ],
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'constant.character.escape'],
  n: [
    'string.regexp punctuation.definition.string',
    'constant.numeric',
    'constant.language',
    'string.regexp',
    'keyword.other.unit',
    'constant.other.color',
  ],
  f: [
    'entity.name.function',
    'support.function',
    'entity.name.command',
    'meta.function-call entity.name.function',
  ],
  p: [
    'meta.object-literal.key',
    'support.type.property-name',
    'entity.other.attribute-name',
    'entity.name.tag.yaml',
    'constant.other.option',
    'variable.object.property',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'entity.other.attribute-name.class.css',
    'entity.other.attribute-name.id.css',
    'entity.other.attribute-name.pseudo-class',
    'entity.other.attribute-name.pseudo-element',
  ],
  o: [
    'punctuation',
    'keyword.operator',
    'meta.brace',
    'storage.type.function.arrow',
    'keyword.operator.type.annotation',
  ],
  g: ['entity.name.tag', 'support.class.component'],
  // The template literal's own parts are code again.
  x: ['meta.template.expression', 'support.type.object.module', 'variable.other'],
};

const names = Object.keys(SCOPES);
const colorOf = (index: number): string => `#0000${(index + 1).toString(16).padStart(2, '0')}`;
const PLAIN = '#000000';

export const CLASS_OF_COLOR: ReadonlyMap<string, string> = new Map(
  names.flatMap((name, index) => (name === 'x' ? [] : [[colorOf(index), name] as const])),
);

export const theme = {
  name: 'classes',
  type: 'light' as const,
  fg: PLAIN,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: PLAIN } },
    ...names.map((name, index) => ({
      scope: SCOPES[name] ?? [],
      settings: { foreground: colorOf(index) },
    })),
  ],
};
