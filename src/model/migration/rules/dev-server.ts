// Options of webpack-dev-server 3 and 4 under the names that version 6 knows.
import { move, quote, remove, rename, replace } from '../edits.ts';
import type { Edit } from '../finding.ts';
import type { Reading, Slot } from '../reading.ts';
import {
  keyOf,
  literalIn,
  propertyOf,
  type SyntaxNode,
  stringIn,
  unwrap,
  valueIn,
} from '../syntax.ts';
import { optionRule, type Rule } from './rule.ts';

type EditOf = (slot: Slot, reading: Reading) => Edit[] | null;

const rule = (
  keys: readonly string[],
  say: string,
  edit?: EditOf,
  when?: (slot: Slot) => boolean,
): Rule =>
  optionRule({
    step: 'dev-server',
    effect: 'stops',
    in: 'devServer',
    keys,
    say,
    ...(edit && { edit }),
    ...(when && { when }),
  });

const drop: EditOf = (slot, { program }) => remove(slot, program);
const source = ({ value }: Slot, { program }: Reading): string => program.slice(value);
const isValue = ({ node }: Slot): boolean => node.type !== 'ObjectMethod';

/** Below another object of the options. */
const moved = (keys: readonly string[], say = `It is \`devServer.${keys.join('.')}\` now.`) => ({
  say,
  edit: ((slot, reading) =>
    isValue(slot)
      ? move(slot, keys, source(slot, reading), reading.program)
      : null) satisfies EditOf,
});

function rules(list: Readonly<Record<string, readonly string[]>>): Rule[] {
  return Object.entries(list).map(([key, keys]) => {
    const { say, edit } = moved(keys);
    return rule([key], say, edit);
  });
}

const LOGGING: Readonly<Record<string, string>> = {
  silent: 'none',
  warning: 'warn',
  debug: 'verbose',
  trace: 'verbose',
};

/** A switch: on it becomes another option, off it goes. */
const switched =
  (key: string, value: string): EditOf =>
  (slot, { program }) => {
    const now = literalIn(slot.value);
    if (now === false) return remove(slot, program);
    if (now !== true) return null;
    const other = slot.owner && key !== slot.key ? propertyOf(slot.owner, key) : null;
    if (!other) return replace(slot, key, value, program);
    const was = valueIn(other);
    const removed = remove(slot, program);
    return was && removed ? [{ start: was.start, end: was.end, text: value }, ...removed] : null;
  };

const contentBase: EditOf = (slot, reading) => {
  const { program } = reading;
  const value = unwrap(slot.value);
  const array = value.type === 'Identifier' ? program.bindingOf(value)?.values[0] : value;
  if (literalIn(value) === false) return replace(slot, 'static', 'false', program);
  if (array?.type === 'ArrayExpression')
    return replace(slot, 'static', program.slice(slot.value), program);
  if (typeof literalIn(value) === 'number' || value.type === 'ConditionalExpression') return null;
  return move(slot, ['static', 'directory'], program.slice(slot.value), program);
};

/** `https: { … }` holds what `server.options` holds. */
const https: EditOf = (slot, { program }) => {
  const value = unwrap(slot.value);
  if (value.type !== 'ObjectExpression')
    return switched('server', "'https'")(slot, { program } as Reading);
  if (slot.owner && propertyOf(slot.owner, 'server')) return null;
  return replace(slot, 'server', `{ type: 'https', options: ${program.slice(value)} }`, program);
};

/** An object by path becomes a list of objects with a context. */
const proxy: EditOf = ({ value }, { program }) => {
  const object = unwrap(value);
  if (object.type !== 'ObjectExpression') return null;
  const edits: Edit[] = [
    { start: object.start, end: object.start + 1, text: '[' },
    { start: object.end - 1, end: object.end, text: ']' },
  ];
  for (const each of object.properties ?? []) {
    const key = keyOf(each);
    const target = valueIn(each);
    if (key === null || !target || each.type !== 'ObjectProperty' || each.shorthand) return null;
    const context = `context: [${each.key?.type === 'StringLiteral' ? program.slice(each.key) : quote(key)}]`;
    const inner = unwrap(target);
    if (inner.type === 'ObjectExpression') {
      const comma = inner.properties?.length === 0 ? '' : ',';
      edits.push({
        start: each.start,
        end: inner.start + 1,
        text: openWith(inner, `${context}${comma}`, program.text),
      });
    } else if (/^(?:StringLiteral|TemplateLiteral|Identifier|MemberExpression)$/.test(inner.type)) {
      const text = `{ ${context}, target: ${program.slice(target)} }`;
      // What a name stands for may be an object.
      if (inner.type === 'Identifier' && !isText(inner, program)) return null;
      edits.push({ start: each.start, end: each.end, text });
    } else return null;
  }
  return edits;
};

function isText(name: SyntaxNode, program: Reading['program']): boolean {
  const values = program.bindingOf(name)?.values ?? [];
  return (
    values.length > 0 &&
    values.every((value) =>
      /^(?:String|Template)Literal$|^LogicalExpression$/.test(unwrap(value).type),
    )
  );
}

/** On a line of its own where the options are on theirs. */
function openWith(object: SyntaxNode, context: string, text: string): string {
  const [first] = object.properties ?? [];
  const between = first ? text.slice(object.start + 1, first.start) : '';
  const [indent] = between.includes('\n') ? (/[ \t]*$/.exec(between) ?? ['']) : [null];
  return indent === null || indent === undefined ? `{ ${context}` : `{\n${indent}${context}`;
}

/** Options of the package that it no longer has. */
const OLD_PROXY = [
  'bypass',
  'logLevel',
  'logProvider',
  'onClose',
  'onError',
  'onOpen',
  'onProxyReq',
  'onProxyReqWs',
  'onProxyRes',
];

function proxiesIn(value: SyntaxNode): SyntaxNode[] {
  const { type, elements = [], properties = [] } = unwrap(value);
  const all = type === 'ArrayExpression' ? elements : properties.map(valueIn);
  return all.flatMap((each) => (each ? unwrap(each) : []));
}

const openPage: EditOf = (slot, { program }) => {
  const value = unwrap(slot.value);
  const pages = value.type === 'ArrayExpression' ? (value.elements ?? []) : [value];
  const texts = pages.map((each) => stringIn(each));
  if (texts.includes(null) || texts.length === 0) return null;
  const list = texts.map((each) =>
    quote(/^(?:\/|https?:)/.test(each ?? '') ? (each ?? '') : `/${each}`),
  );
  const text = `[${list.join(', ')}]`;
  const open = slot.owner && propertyOf(slot.owner, 'open');
  const was = open && valueIn(open);
  // Without `open: true` no page was opened.
  if (literalIn(was) !== true) return null;
  const removed = was && remove(slot, program);
  return removed && [{ start: was.start, end: was.end, text }, ...removed];
};

const BROWSER =
  /^(?:google[ -]?chrome|chrome|chromium|firefox|safari|opera|microsoft[ -]edge|edge|msedge)$/i;

export const DEV_SERVER_RULES: readonly Rule[] = [
  rule(
    ['contentBase'],
    'It is `devServer.static` now, and a directory is `static.directory`.',
    contentBase,
  ),
  ...rules({
    contentBasePublicPath: ['static', 'publicPath'],
    watchContentBase: ['static', 'watch'],
    staticOptions: ['static', 'staticOptions'],
    serveIndex: ['static', 'serveIndex'],
    publicPath: ['devMiddleware', 'publicPath'],
    index: ['devMiddleware', 'index'],
    writeToDisk: ['devMiddleware', 'writeToDisk'],
    serverSideRender: ['devMiddleware', 'serverSideRender'],
    fs: ['devMiddleware', 'outputFileSystem'],
    stats: ['devMiddleware', 'stats'],
    overlay: ['client', 'overlay'],
    progress: ['client', 'progress'],
    sockHost: ['client', 'webSocketURL', 'hostname'],
  }),
  rule(['sockPort'], 'It is `devServer.client.webSocketURL.port` now.', (slot, reading) =>
    // The port of the page, which is what the client takes by itself now.
    literalIn(slot.value) === 'location'
      ? null
      : move(slot, ['client', 'webSocketURL', 'port'], source(slot, reading), reading.program),
  ),
  rule(['clientLogLevel'], 'It is `devServer.client.logging` now.', (slot, { program }) => {
    const level = stringIn(slot.value);
    if (level === null) return null;
    return move(slot, ['client', 'logging'], quote(LOGGING[level] ?? level), program);
  }),
  rule(['hotOnly'], "Write `hot: 'only'`.", switched('hot', "'only'")),
  rule(['https'], 'It is `devServer.server` now.', https),
  rule(['disableHostCheck'], "Write `allowedHosts: 'all'`.", switched('allowedHosts', "'all'")),
  rule(['useLocalIp'], "Write `host: 'local-ip'`.", (slot, reading) =>
    slot.owner && propertyOf(slot.owner, 'host') && literalIn(slot.value) === true
      ? null
      : switched('host', "'local-ip'")(slot, reading),
  ),
  rule(['socket'], 'Its name is `devServer.ipc` now.', (slot, { program }) =>
    rename(slot, 'ipc', program),
  ),
  rule(['openPage'], 'It is `devServer.open` now, with paths that begin at the root.', openPage),
  rule(
    ['open'],
    'A text is the page to open now; the browser is `open.app.name`.',
    (slot, { program }) =>
      replace(slot, 'open', `{ app: { name: ${program.slice(slot.value)} } }`, program),
    ({ value }) => BROWSER.test(stringIn(value) ?? ''),
  ),
  rule(
    ['proxy'],
    'It is a list of objects with a `context` now.',
    proxy,
    ({ value }) => unwrap(value).type === 'ObjectExpression',
  ),
  rule(
    ['proxy'],
    'http-proxy-middleware 4 ignores functions such as `onProxyReq`, which are `on.proxyReq` now, and `bypass` and `logLevel`.',
    undefined,
    ({ value }) => proxiesIn(value).some((each) => OLD_PROXY.some((key) => propertyOf(each, key))),
  ),
  rule(
    ['transportMode'],
    'It is `devServer.webSocketServer` now, without SockJS.',
    (slot, { program }) =>
      stringIn(slot.value) === 'ws' ? rename(slot, 'webSocketServer', program) : null,
  ),
  rule(
    ['mimeTypes'],
    'It is `devServer.devMiddleware.mimeTypes` now, whose keys are extensions and values types.',
  ),
  rule(
    ['injectClient', 'inline'],
    'It is `devServer.client` now, which `false` leaves out.',
    (slot, { program }) => {
      const now = literalIn(slot.value);
      if (now === true) return remove(slot, program);
      return now === false ? replace(slot, 'client', 'false', program) : null;
    },
  ),
  rule(['injectHot'], 'It follows from `devServer.hot` now.', (slot, reading) =>
    literalIn(slot.value) === true ? drop(slot, reading) : null,
  ),
  rule(
    ['quiet', 'noInfo', 'info', 'features'],
    'The option is gone: delete it. What is logged is set by `infrastructureLogging` and `stats`.',
    drop,
  ),
  rule(
    ['lazy', 'filename'],
    'The option is gone: files are always built before they are asked for.',
    (slot, reading) => (literalIn(slot.value) === false ? drop(slot, reading) : null),
  ),
  rule(
    ['log', 'logLevel', 'logTime', 'reporter', 'warn', 'profile'],
    'What is logged is set by `infrastructureLogging` and `stats` of the configuration.',
  ),
  rule(
    ['before', 'after', 'setup', 'onBeforeSetupMiddleware', 'onAfterSetupMiddleware'],
    'Write a function `setupMiddlewares`, which gets the list of middlewares and the server.',
  ),
  rule(
    ['http2', 'key', 'cert', 'ca', 'pfx', 'pfxPassphrase', 'requestCert'],
    'It belongs to `devServer.server` now, and files and passwords to `server.options`.',
  ),
  rule(
    ['public', 'sockPath'],
    'The address that the browser connects to is `devServer.client.webSocketURL` now.',
  ),
  rule(
    ['watchOptions'],
    'It is `devServer.static.watch` for static files, and `watchOptions` of the configuration for modules.',
  ),
];
