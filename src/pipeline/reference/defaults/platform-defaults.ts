// Which defaults follow the target, for every target that webpack knows and not only the four of a plate.
import { PLATFORMS, type Platform, type PlatformDefault } from '../../../model/reference.ts';
import { type Probe, withProbes } from './probe.ts';
import { createReader } from './read-default.ts';
import type { Rendered } from './render-value.ts';
import { runDefaults } from './run-webpack.ts';

/** What a platform can run is the subject of `feature-support.ts`. */
const NOT_HERE = /^(?:target$|output\.environment\b)/;

/** In a plate its words say "the platform"; here it is the platform that is asked for. */
const CONDITIONS = 'resolve.conditionNames';

export function platformDefaults(names: readonly string[]): PlatformDefault[] {
  return withProbes((probes) => {
    const { readFor } = createReader(probes, names);
    return names
      .filter((name) => !NOT_HERE.test(name))
      .map((name) => {
        const values: PlatformDefault['values'] = [];
        const add = ({ value, code }: Rendered, platform: Platform): void => {
          const same = values.find((other) => other.value === value && other.code === code);
          if (same) same.platforms.push(platform);
          else values.push({ value, code, platforms: [platform] });
        };
        for (const platform of PLATFORMS) {
          const found =
            name === CONDITIONS ? conditionsOf(platform, probes.usual) : readFor(name, platform);
          add(found ?? { value: 'undefined', code: true }, platform);
        }
        return { name, values };
      })
      .filter(({ values }) => values.length > 1);
  });
}

/** Those that follow the two of all platforms, `webpack` and the mode. */
function conditionsOf(target: Platform, probe: Probe): Rendered {
  const { resolve } = runDefaults({ mode: 'production', target, probe, config: {} });
  const [, , ...own] = (resolve as { conditionNames: string[] }).conditionNames;
  return { value: `[${own.map((name) => `'${name}'`).join(', ')}]`, code: true };
}
