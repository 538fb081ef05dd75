// Icons refer to the document's sprite, so that no path data travels in the script.
import type { IconName } from '../../sprite.ts';

/** For a page whose styles did not come: a browser would draw it 300 pixels wide. */
export const ICON_SIZE = { width: 20, height: 20 };

export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg className={filled ? 'ic ic-f' : 'ic'} {...ICON_SIZE} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
