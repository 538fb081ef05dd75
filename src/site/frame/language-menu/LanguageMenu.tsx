// The same page in the other language; opens by hover, click or arrow key, closes every way a menu should.
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import site from '../../../../data/site.json' with { type: 'json' };
import { Icon } from '../../parts/icon/Icon.tsx';
import { NOT_FOUND_PATH } from '../../state/view.ts';
import * as styles from './LanguageMenu.module.css';
import { nextEntry } from './menu-keys.ts';

type Open = 'closed' | 'hover' | 'click';

/** What is not there has no other language either: both then lead home. */
const existing = (url: string): string => (url === NOT_FOUND_PATH ? '/' : url);

export const chineseUrl = (url: string): string => new URL(existing(url), site.chineseOrigin).href;

export function LanguageMenu({ url }: { url: string }) {
  const [open, setOpen] = useState<Open>('closed');
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shown = open !== 'closed';

  useEffect(() => {
    if (!shown) return;
    const outside = (event: PointerEvent): void => {
      if (!menu.current?.contains(event.target as Node)) setOpen('closed');
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && shown) {
      setOpen('closed');
      button.current?.focus();
      return;
    }
    const entries = [...(menu.current?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])];
    const at = entries.indexOf(document.activeElement as HTMLAnchorElement);
    const next = nextEntry(event.key, at, entries.length);
    if (next === null) return;
    event.preventDefault();
    setOpen('click');
    // The list may only just have been shown.
    requestAnimationFrame(() => entries[next]?.focus());
  };
  const onBlur = (event: FocusEvent): void => {
    if (!menu.current?.contains(event.relatedTarget) && event.relatedTarget !== null) {
      setOpen('closed');
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and keys of the button and list inside
    <div
      ref={menu}
      className={styles.language}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && !shown) setOpen('hover');
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') setOpen('closed');
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className="js-only"
        aria-expanded={shown}
        aria-controls="languages"
        // Right after hover has opened it, a click confirms instead of closing.
        onClick={() => setOpen(open === 'click' ? 'closed' : 'click')}
      >
        <Icon name="globe" />
        <span className="vh">Language: English, </span>
        EN
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </button>
      <ul id="languages" className={styles.menu} hidden={!shown}>
        <li>
          <a href={existing(url)} lang="en" hrefLang="en" aria-current="true">
            English
            <Icon name="check" />
          </a>
        </li>
        <li>
          <a href={chineseUrl(url)} lang="zh" hrefLang="zh" rel="noopener noreferrer">
            中文
          </a>
        </li>
      </ul>
      <a
        className={styles.plain}
        href={chineseUrl(url)}
        lang="zh"
        hrefLang="zh"
        rel="noopener noreferrer"
      >
        中文
      </a>
    </div>
  );
}
