// Which colour may stand on which surface: a new token brings its pairs here, or the check fails.

export interface Pairs {
  ink: readonly string[];
  on: readonly string[];
  /** 4.5 for text, 3 for edges, rings and markers that carry meaning. */
  least: 4.5 | 3;
  /** Inside a slate surface tokens resolve to their dark half in both themes. */
  insideSlate?: boolean;
}

const PAPER = ['--bg', '--bg-subtle', '--bg-inset', '--bg-raised'];
const TINTS = ['--accent-tint', '--accent-tint-raised'];
const STATUS = ['note', 'tip', 'warn', 'bad'];
const SYNTAX = 'text comment punct keyword string number function property type tag'
  .split(' ')
  .map((name) => `--sh-${name}`);
const TERMINAL = 'prompt green yellow red cyan blue magenta'
  .split(' ')
  .map((name) => `--term-${name}`);

export const PAIRS: readonly Pairs[] = [
  { ink: ['--ink', '--ink-body', '--ink-muted', '--link', '--link-hover'], on: PAPER, least: 4.5 },
  { ink: ['--ink', '--ink-body', '--link', '--link-hover'], on: TINTS, least: 4.5 },
  // Facts of a record: in a plate, in a row, in the row a link has led to.
  { ink: ['--ink-muted', ...SYNTAX], on: ['--bg', '--accent-tint'], least: 4.5 },
  { ink: ['--link'], on: ['--accent-tint-2'], least: 4.5 },
  { ink: ['--ink', '--ink-body'], on: ['--mark-bg'], least: 4.5 },
  {
    ink: ['--on-accent'],
    on: ['--accent', '--accent-hover', '--accent-active'],
    least: 4.5,
  },
  { ink: ['--ink-banner'], on: ['--bg-banner'], least: 4.5 },
  ...STATUS.map(
    (name): Pairs => ({
      ink: [`--${name}-ink`, '--ink', '--ink-body', '--link', '--link-hover'],
      on: [`--${name}-bg`],
      least: 4.5,
    }),
  ),
  { ink: STATUS.map((name) => `--${name}-ink`), on: ['--bg', '--bg-subtle'], least: 4.5 },
  { ink: ['--code-inline-ink', '--link'], on: ['--code-inline-bg'], least: 4.5 },
  {
    ink: SYNTAX,
    on: ['--code-bg', '--code-mark-bg', '--code-add-bg', '--code-del-bg'],
    least: 4.5,
  },
  { ink: ['--code-gutter', '--ink', '--ink-muted'], on: ['--code-bg'], least: 4.5 },
  { ink: ['--code-add-ink'], on: ['--code-add-bg'], least: 4.5 },
  { ink: ['--code-del-ink'], on: ['--code-del-bg'], least: 4.5 },
  { ink: ['--ink-slate', '--ink-slate-muted'], on: ['--bg-slate', '--bg-slate-2'], least: 4.5 },
  { ink: TERMINAL, on: ['--bg-slate'], least: 4.5 },
  { ink: [...SYNTAX, '--link'], on: ['--bg-slate'], least: 4.5, insideSlate: true },
  { ink: ['--line-control'], on: ['--bg', '--bg-subtle', '--bg-raised'], least: 3 },
  { ink: ['--focus'], on: [...PAPER, ...TINTS, '--code-mark-bg'], least: 3 },
  { ink: ['--focus'], on: ['--bg-slate'], least: 3, insideSlate: true },
  { ink: ['--accent'], on: [...PAPER, ...TINTS, '--code-mark-bg'], least: 3 },
];

/** Colours that carry no meaning of their own: separators, frames, underlines, the logo. */
export const DECORATION: readonly string[] = [
  '--line',
  '--line-strong',
  '--line-slate',
  '--accent-line',
  '--link-rule',
  ...STATUS.map((name) => `--${name}-line`),
  '--cube-top',
  '--cube-left',
  '--cube-right',
  '--cube-inner-top',
  '--cube-inner-left',
  '--cube-inner-right',
  ...['script', 'style', 'image', 'data'].flatMap((kind) =>
    [1, 2, 3].map((face) => `--kind-${kind}-${face}`),
  ),
];
