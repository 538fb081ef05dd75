// A second opinion on imported HTML: parses it as a browser does and names all that has no business there.
import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Written apart from the sanitizer's list on purpose: attribute to the values it may have. */
const ANY = /^.*$/s;
const RULES: Record<string, Record<string, RegExp>> = {
  a: {
    href: /^(?:https?:\/\/[^\s"<>]+|mailto:[^\s"<>]+|\/[^/\\][^\s"<>]*|\/|#[^\s"<>]*)$/,
    rel: /^noopener noreferrer$/,
    class: /^hash$/,
    'aria-label': ANY,
  },
  aside: { class: /^aside (?:note|tip|warn|bad)$/, role: /^note$/, 'aria-label': ANY },
  button: { class: /^cbtn$/, type: /^button$/, 'aria-label': /^Copy code$/ },
  code: { class: /^(?:long|[a-z])$/ },
  details: { class: /^more$/ },
  div: { class: /^(?:tbl|tabs)$/, tabindex: /^0$/, role: /^(?:radio)?group$/, 'aria-label': ANY },
  dl: { class: /^opt-meta said$/ },
  figcaption: { class: /^code-h$/ },
  figure: { class: /^(?:code(?: nums| pm)?|term on-slate)$/ },
  input: {
    type: /^radio$/,
    name: /^pm-[0-9a-f]{8}$/,
    value: /^(?:npm|yarn|pnpm)$/,
    checked: /^$/,
  },
  label: { 'data-pm': /^(?:npm|yarn|pnpm)$/ },
  ol: { start: /^-?\d{1,9}$/ },
  p: { class: /^aside-t$/ },
  pre: { tabindex: /^0$/, 'data-pm': /^(?:npm|yarn|pnpm)$/ },
  span: { class: /^(?:[a-z]|pre|file|end|langtag|l(?: (?:cmd|cont))*)$/ },
  svg: { class: /^ic$/, width: /^20$/, height: /^20$/, 'aria-hidden': /^true$/ },
  use: { href: /^#i-[a-z]+$/ },
  td: { class: /^a[cr]$/, colspan: /^\d+$/, rowspan: /^\d+$/ },
  th: { class: /^a[cr]$/, colspan: /^\d+$/, rowspan: /^\d+$/, scope: /^col$/ },
};
const BARE =
  'b blockquote br dd del div dl dt em hr i ins kbd li p q s samp strong sub summary sup table tbody thead tr ul var';
for (const name of BARE.split(' ')) RULES[name] ??= {};
for (const depth of [2, 3, 4, 5, 6]) RULES[`h${depth}`] = { id: /^[^\s"<>]+$/, class: /^opt-h$/ };

/** Ids in the frame, and properties of `document` and `window` that scripts here read. */
const CLOBBERING =
  /^(?:root|top|main|article|drawer|document-data|languages|contributors|further-reading|section-nav|site-nav|i-[a-z]+)$/;

interface Inspected {
  violations: string[];
  /** What a reader sees outside code. */
  text: string;
  hrefs: string[];
  ids: string[];
}

export function inspect(html: string): Inspected {
  const found: Inspected = { violations: [], text: '', hrefs: [], ids: [] };
  const first = parseFragment(html);
  walk(first, false, found);
  // What a browser makes of its own serialisation must not be worse.
  const again: Inspected = { violations: [], text: '', hrefs: [], ids: [] };
  walk(parseFragment(serialize(first)), false, again);
  found.violations.push(...again.violations.map((violation) => `on second parse: ${violation}`));
  const repeated = found.ids.filter((id, index) => found.ids.indexOf(id) !== index);
  found.violations.push(...repeated.map((id) => `id twice: ${id}`));
  return found;
}

function walk(root: Node, isCode: boolean, found: Inspected): void {
  const rest: [Node, boolean][] = [[root, isCode]];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [node, inCode] = next;
    if (node.nodeName === '#text' && 'value' in node) {
      if (!inCode) found.text += node.value;
      if (/[\0\u202a-\u202e\u2066-\u2069]/.test(node.value)) found.violations.push('control');
    } else if ('tagName' in node) {
      check(node, found);
    } else if (node.nodeName !== '#document-fragment') {
      found.violations.push(`a node ${node.nodeName}`);
    }
    if (!('childNodes' in node)) continue;
    const code = inCode || ['code', 'pre', 'figcaption'].includes(node.nodeName);
    for (const child of [...node.childNodes].reverse()) rest.push([child, code]);
  }
}

function check(node: Element, found: Inspected): void {
  const rules = Object.hasOwn(RULES, node.tagName) ? RULES[node.tagName] : undefined;
  if (rules === undefined) found.violations.push(`<${node.tagName}>`);
  for (const { name, value } of node.attrs) {
    const rule = rules !== undefined && Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined || !rule.test(value)) {
      found.violations.push(`<${node.tagName} ${name}="${value.slice(0, 80)}">`);
    }
    if (name === 'href') found.hrefs.push(value);
    if (name === 'id') found.ids.push(value);
    if (name === 'id' && CLOBBERING.test(value)) found.violations.push(`id of the frame: ${value}`);
  }
}
