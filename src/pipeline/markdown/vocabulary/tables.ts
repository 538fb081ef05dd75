// The tables of what an author may write, made of the schemas that decide it, as Markdown: pages show it, CONTRIBUTING.md holds it.
import * as z from 'zod';
import { frontMatterSchema } from '../../../model/front-matter.ts';
import { NO_EXAMPLE } from '../components/read-component.ts';
import { COMPONENTS, type Component } from '../components/registry.ts';
import { LANGUAGES } from '../fences/languages.ts';
import { FENCE_OPTIONS, type FenceOption } from '../fences/options.ts';

export interface Vocabulary {
  heads: readonly string[];
  /** Cells are Markdown. */
  rows: readonly (readonly string[])[];
}

/** Which kinds are in which table of components. */
const GROUP_OF: Readonly<Record<Component['kind'], ComponentGroup>> = {
  checker: 'data',
  pages: 'text',
  letters: 'text',
  download: 'text',
  include: 'text',
  message: 'text',
  plate: 'reference',
  table: 'reference',
  flags: 'reference',
  types: 'reference',
  computed: 'computed',
  graph: 'drawings',
  drawing: 'drawings',
  data: 'data',
  cards: 'data',
  notices: 'data',
  report: 'data',
  search: 'data',
  offline: 'data',
  vocabulary: 'data',
};
export const COMPONENT_GROUPS = ['text', 'reference', 'computed', 'drawings', 'data'] as const;
type ComponentGroup = (typeof COMPONENT_GROUPS)[number];
export const isGroup = (name: string): name is ComponentGroup =>
  (COMPONENT_GROUPS as readonly string[]).includes(name);

const code = (text: string): string => `\`${text}\``;

/** Whatever an author may write is explained, or the table says which is not. */
function explained(name: string, what: string | undefined): string {
  if (what === undefined || what.trim() === '') throw new Error(`"${name}" has no description.`);
  return `${what}.`;
}

export function frontMatterKeys(schema: z.ZodObject = frontMatterSchema): Vocabulary {
  const json = z.toJSONSchema(schema);
  const rows = Object.entries(schema.shape).map(([key, of]) => {
    const { description } = of as z.ZodType;
    const value = inWords(json.properties?.[key]);
    const required = json.required?.includes(key) === true ? 'yes' : 'no';
    return [code(key), value, required, explained(key, description)];
  });
  return { heads: ['Key', 'Value', 'Required', 'Meaning'], rows };
}

type Json = z.core.JSONSchema.BaseSchema;

/** What the schema takes, in words. */
function inWords(of: boolean | Json | undefined): string {
  if (of === undefined || typeof of === 'boolean') return 'anything';
  if (of.anyOf !== undefined) return of.anyOf.map(inWords).join(' or ');
  if ('const' in of) return code(String(of.const));
  if (of.type === 'array') return 'a list';
  if (of.type === 'integer') return `a whole number from ${String(of.minimum).replace('-', '−')}`;
  if (of.format === 'uri') return 'a URL';
  const most = of.maxLength === undefined ? '' : ` of at most ${of.maxLength} characters`;
  return `text${most}`;
}

export function fenceLanguages(): Vocabulary {
  const rows = Object.entries(LANGUAGES).map(([name, { label, what }]) => [
    code(name),
    label,
    explained(name, what),
  ]);
  return { heads: ['Language', 'Readers see', 'Use'], rows };
}

/** What decides how a fence is proven comes last. */
const FIRST = ['file', 'lines', 'diff', 'npm', 'shown', 'project'];

export function fenceOptions(
  options: Readonly<Record<string, FenceOption>> = FENCE_OPTIONS,
): Vocabulary {
  const names = Object.keys(options);
  const sorted = [
    ...FIRST.filter((name) => names.includes(name)),
    ...names.filter((name) => !FIRST.includes(name)).reverse(),
  ];
  const rows = sorted.flatMap((name) => {
    const option = options[name];
    if (option === undefined) return [];
    const languages = option.languages?.map(code).join(' ') ?? 'all';
    return [[code(option.example), languages, explained(name, option.what)]];
  });
  return { heads: ['Option', 'Languages', 'Meaning'], rows };
}

export function componentsOf(
  group: ComponentGroup,
  components: Readonly<Record<string, Component>> = COMPONENTS,
): Vocabulary {
  const own = Object.entries(components).filter(([, { kind }]) => GROUP_OF[kind] === group);
  const rows = own.map(([name, component]) => [
    code(`<${name} />`),
    explained(name, component.what),
    attributesOf(name, component),
  ]);
  return { heads: ['Component', 'Readers get', 'Attributes'], rows };
}

/** Each with its value in the component's example, because a whole example is wider than a column. */
function attributesOf(
  name: string,
  { attributes, optional = [], kind, example }: Component,
): string {
  const own = Object.entries(attributes).map(([key, what]) => {
    explained(`${name} ${key}`, what);
    const written = new RegExp(` (${key}="[^"]*")`).exec(example)?.[1] ?? key;
    return `${code(written)}${optional.includes(key) ? ' (may be left out)' : ''}: ${what}`;
  });
  const reason =
    kind === 'plate'
      ? [`${code(NO_EXAMPLE)} (may be left out): why an example would teach nothing`]
      : [];
  const all = [...own, ...reason];
  return all.length === 0 ? 'none' : all.join('; ');
}

/** One line a row, as GFM has it. */
export function asMarkdown({ heads, rows }: Vocabulary): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
