// `<HookOrder project="…" />`: the hooks of a build along a line, by the phase in which each was called first.
import type { HookOrder, ObservedHook } from '../../../../model/hook-order.ts';
import { markedName } from '../../../names/name-mark.ts';

interface Phase {
  title: string;
  /** The hooks that open it: which of them is called depends on the kind of build. */
  opens: readonly string[];
  hooks: HookOrder;
}

/** In the order of a build. A phase without hooks is left out: a build that fails ends early. */
const PHASES: readonly Omit<Phase, 'hooks'>[] = [
  { title: 'Setup, once for each compiler', opens: ['Compiler.validate'] },
  { title: 'Start of a build', opens: ['Compiler.beforeRun', 'Compiler.invalid'] },
  { title: 'Make: modules are found, built and parsed', opens: ['Compiler.make'] },
  { title: 'Seal: modules are put into chunks', opens: ['Compilation.seal'] },
  { title: 'Ids of modules and chunks', opens: ['Compilation.reviveModules'] },
  { title: 'Code, runtime and hashes', opens: ['Compilation.beforeModuleHash'] },
  { title: 'Assets', opens: ['Compilation.beforeModuleAssets'] },
  { title: 'Files are written', opens: ['Compiler.afterCompile'] },
  { title: 'End', opens: ['Compiler.done', 'Compiler.failed'] },
];

const CAPTION =
  'In the order of the first call, observed in a build; the number says how often a hook was called.';

interface View {
  html: string;
  prose: string[];
}

export function hookOrderView(order: HookOrder, line: number): View {
  return view(order, CAPTION, ({ hooks }) =>
    runsOf(hooks).map((run) => `<p>${runHtml(run, line)}</p>`),
  );
}

const SHORT_CAPTION =
  'Hooks of the compiler in a build, and those that webpack calls meanwhile: the first of each class, and how many follow.';

/** Only the compiler's hooks are all named. */
export function buildPhases(order: HookOrder, line: number): View {
  return view(order, SHORT_CAPTION, ({ hooks }) =>
    [...Map.groupBy(hooks, ownerOf)].map(([owner, run]) => {
      const more = run.length - 1;
      const isShort = owner === 'Compiler' || more === 0;
      return `<p>${runHtml(isShort ? run : run.slice(0, 1), line)}${isShort ? '' : ` and ${more} more`}</p>`;
    }),
  );
}

function view(order: HookOrder, caption: string, items: (phase: Phase) => string[]): View {
  const phases = phasesOf(order);
  const rows = phases.map((phase) => `<li><b>${phase.title}</b>${items(phase).join('')}</li>`);
  return {
    html: `<figure class="fig"><ol class="order">${rows.join('')}</ol><figcaption>${caption}</figcaption></figure>`,
    prose: [caption, phases.map(({ title }) => title).join(', ')],
  };
}

function phasesOf(order: HookOrder): Phase[] {
  const phases: Phase[] = PHASES.map((phase) => ({ ...phase, hooks: [] }));
  let at = 0;
  for (const hook of order) {
    // A child compiler runs inside a phase of the build that started it.
    const opened = hook.child ? -1 : phases.findIndex(({ opens }) => opens.includes(nameOf(hook)));
    at = Math.max(at, opened);
    phases[at]?.hooks.push(hook);
  }
  return phases.filter(({ hooks }) => hooks.length > 0);
}

const nameOf = ({ owner, hook }: ObservedHook): string => `${owner}.${hook}`;
const ownerOf = ({ owner, child }: ObservedHook): string => `${child ? 'the child ' : ''}${owner}`;

/** Neighbors of one owner. */
function runsOf(hooks: HookOrder): HookOrder[] {
  const runs: HookOrder[] = [];
  for (const hook of hooks) {
    const run = runs.at(-1);
    if (run?.[0] && ownerOf(run[0]) === ownerOf(hook)) run.push(hook);
    else runs.push([hook]);
  }
  return runs;
}

function runHtml(run: HookOrder, line: number): string {
  const [first] = run as [ObservedHook];
  const names = run.map((hook) => {
    const name = markedName(nameOf(hook), { line, text: hook.hook });
    return hook.calls === 1 ? name : `${name}\u00a0×${hook.calls}`;
  });
  return `${ownerOf(first)}: ${names.join(', ')}`;
}
