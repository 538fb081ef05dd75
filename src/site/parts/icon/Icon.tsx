// Icons refer to the document's sprite, so that no path data travels in the script.
import type { IconName } from '../../sprite.ts';

export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg className={filled ? 'ic ic-f' : 'ic'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
