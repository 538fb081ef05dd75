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
    runsOf(hooks).map((run) => `<li>${runHtml(run, line)}</li>`),
  );
}

const SHORT_CAPTION =
  'Hooks of the compiler in a build, and how many other hooks webpack calls meanwhile.';

/** Only the compiler's hooks by name. */
export function buildPhases(order: HookOrder, line: number): View {
  return view(order, SHORT_CAPTION, ({ hooks }) => {
    const [own, others] = [true, false].map((compilers) =>
      hooks.filter(({ owner }) => (owner === 'Compiler') === compilers),
    ) as [HookOrder, HookOrder];
    const counts = [...Map.groupBy(others, ownerOf)].map(
      ([owner, all]) => `${all.length} of ${owner}`,
    );
    return [
      ...(own.length === 0 ? [] : [`<li>${runHtml(own, line)}</li>`]),
      ...(counts.length === 0 ? [] : [`<li>and ${counts.join(', ')}</li>`]),
    ];
  });
}

function view(order: HookOrder, caption: string, items: (phase: Phase) => string[]): View {
  const phases = phasesOf(order);
  const rows = phases.map(
    (phase) => `<li><b>${phase.title}</b><ol>${items(phase).join('')}</ol></li>`,
  );
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
    return hook.calls === 1 ? name : `${name} ×${hook.calls}`;
  });
  return `${ownerOf(first)}: ${names.join(', ')}`;
}
