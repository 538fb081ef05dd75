// Says what one release changed against the release before it: nothing but names and values that both sides tell by themselves.
import type { MinorRelease, NameChanges, OptionChanges } from '../../../src/model/minor-release.ts';
import type { ReferenceRecord } from '../../../src/model/reference.ts';
import { valuesOf } from '../../../src/pipeline/reference/type-values.ts';
import { refuses } from '../value-releases.ts';
import { changedDefaults } from './changed-defaults.ts';
import type { ReleaseFacts } from './release-facts.ts';

type Changes = Omit<MinorRelease, 'minor' | 'version' | 'released'>;

export function compareReleases(before: ReleaseFacts, after: ReleaseFacts): Changes {
  const changes: Changes = {
    options: filled(optionChanges(before.options, after.options)),
    pluginOptions: filled(optionChanges(before.pluginOptions, after.pluginOptions)),
    defaults: nonEmpty(changedDefaults(before, after)),
    exports: filled(nameChanges(before.exports, after.exports)),
    dependencies: filled(nameChanges(before.dependencies, after.dependencies)),
    warnings: filled(nameChanges(before.warnings, after.warnings)),
    ...(before.node === after.node ? {} : { node: { from: before.node, to: after.node } }),
  };
  return filled(changes) ?? {};
}

function nameChanges(before: readonly string[], after: readonly string[]): NameChanges {
  return {
    added: nonEmpty(after.filter((name) => !before.includes(name))),
    removed: nonEmpty(before.filter((name) => !after.includes(name))),
  };
}

function optionChanges(
  before: readonly ReferenceRecord[],
  after: readonly ReferenceRecord[],
): OptionChanges {
  const old = new Map(before.map((record) => [record.name, record]));
  const kept = after.flatMap((now) => {
    const then = old.get(now.name);
    return then === undefined ? [] : [{ then, now }];
  });
  const values = kept.flatMap(({ then, now }) => {
    const [thens, nows] = [valuesOf(then.type), valuesOf(now.type)];
    const added = nows.filter((value) => refuses(thens, value));
    const removed = thens.filter((value) => refuses(nows, value));
    // Where nothing is left of what it took before, the schema was corrected.
    if (removed.length === thens.length || added.length + removed.length === 0) return [];
    return [{ name: now.name, added: nonEmpty(added), removed: nonEmpty(removed) }];
  });
  /** The first schema that says such a thing of any option says it of all that were so long before. */
  const turned = (is: (record: ReferenceRecord) => boolean, to: boolean): string[] | undefined =>
    before.some(is)
      ? nonEmpty(
          kept.flatMap(({ then, now }) => (is(now) === to && is(then) !== to ? [now.name] : [])),
        )
      : undefined;
  return {
    ...nameChanges(
      before.map(({ name }) => name),
      after.map(({ name }) => name),
    ),
    values: nonEmpty(values),
    deprecated: turned(({ deprecated }) => deprecated, true),
    experimental: turned(({ experimental }) => experimental, true),
    noLongerExperimental: turned(({ experimental }) => experimental, false),
  };
}

const nonEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/** Without the keys that have nothing to say; nothing at all where none has. */
function filled<T extends object>(changes: T): T | undefined {
  const said = Object.entries(changes).filter(([, value]) => value !== undefined);
  return said.length > 0 ? (Object.fromEntries(said) as T) : undefined;
}
