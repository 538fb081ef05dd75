// Finds the defaults of the options that decide all others, by leaving each of them out.
import { MODES } from '../../../model/reference.ts';
import type { Probes } from './probe.ts';
import type { ReadDefault } from './read-default.ts';
import { type Rendered, renderValue } from './render-value.ts';
import { runDefaults } from './run-webpack.ts';

export function inputDefaults(
  probes: Probes,
  names: readonly string[],
  read: ReadDefault,
): Map<string, Rendered> {
  return new Map([
    ['context', defaultContext(probes)],
    ['mode', defaultMode(names, read)],
    ['target', defaultTarget(probes)],
  ]);
}

function defaultContext({ usual }: Probes): Rendered {
  const config = { context: undefined };
  const { context } = runDefaults({ mode: 'none', target: 'web', probe: usual, config });
  const rendered = renderValue(context, 'context', usual);
  if (!rendered) throw new Error('webpack no longer sets context.');
  return rendered;
}

/** webpack leaves `mode` unset and works as if it were this one. */
function defaultMode(names: readonly string[], read: ReadDefault): Rendered {
  const others = names.filter((name) => name !== 'mode');
  const mode = MODES.find((candidate) =>
    others.every(
      (name) => read(name, undefined, 'web')?.value === read(name, candidate, 'web')?.value,
    ),
  );
  if (!mode) throw new Error('Without a mode webpack has defaults that no mode has.');
  return { value: `'${mode}'`, code: true };
}

function defaultTarget({ usual, withBrowserslist }: Probes): Rendered {
  const [plain, configured] = [usual, withBrowserslist].map(
    (probe) => runDefaults({ mode: 'none', target: undefined, probe, config: {} })['target'],
  );
  const value = `'${configured}' if browserslist finds a configuration, else '${plain}'`;
  return { value, code: false };
}
