// The headings of a page, level by level: one list for the sidebar, the outline and the page bar.
import type { Anchor } from '../../../model/content.ts';
import { breakable } from '../../parts/breakable/breakable.tsx';
import { type AnchorBranch, anchorTree } from './anchor-tree.ts';

/** A list with more entries has a field to narrow it, and is folded but for where the reader is. */
const LONG = 30;

interface Shared {
  /** What the page's names begin with; it is heard, not shown. */
  prefix?: string | undefined;
  /** Address of the page, empty for the one being read. */
  url?: string;
  /** Id of the section being read. */
  current: string | null;
  /** Ids of all sections on screen. */
  visible?: ReadonlySet<string>;
}

interface RailListProps extends Shared {
  anchors: readonly Anchor[];
}

/** Its style is in src/site/styles/rails.css. */
export function RailList({ anchors, ...shared }: RailListProps) {
  // A page that is not being read has no place to unfold.
  const isLong = !shared.url && anchors.length > LONG;
  const label = `Filter ${anchors.length} entries`;
  return (
    <>
      {isLong && (
        // Here from the start to keep its room; src/site/later/narrow-rails.ts makes it work.
        <p className="js-only rail-filter">
          <input type="search" aria-label={label} placeholder={label} autoComplete="off" />
          <span role="status" />
        </p>
      )}
      <Branches
        branches={anchorTree(anchors)}
        className={isLong ? 'rail-long' : undefined}
        {...shared}
      />
    </>
  );
}

interface BranchesProps extends Shared {
  branches: readonly AnchorBranch[];
  className?: string | undefined;
}

function Branches({ branches, className, ...shared }: BranchesProps) {
  const { prefix = '', url = '', current, visible } = shared;
  return (
    <ul className={className}>
      {branches.map(({ anchor: { id, title }, children }) => {
        const name = title.startsWith(prefix) ? title.slice(prefix.length) : title;
        return (
          <li key={id}>
            <a
              href={`${url}#${id}`}
              aria-current={id === current ? 'location' : undefined}
              aria-label={name === title ? undefined : title}
              data-seen={visible?.has(id) ? '' : undefined}
            >
              {breakable(name)}
            </a>
            {children.length > 0 && <Branches branches={children} {...shared} />}
          </li>
        );
      })}
    </ul>
  );
}
