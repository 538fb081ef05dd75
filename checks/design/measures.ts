// The measures of the design that a browser can read off a documentation page, one row per width.

export interface Columns {
  /** Used track sizes of the grid around the text; null where the page is one column. */
  side: number | null;
  outline: number | null;
  gap: number | null;
  gutter: number;
  /** Heights of the header's first row, of its section row and of the page bar; 0 is not shown. */
  header: number;
  sections: number;
  bar: number;
}

export const CONTENT_MAX = 736;
export const MEASURE = 41.5 * 16;

export const COLUMNS: Record<number, Columns> = {
  1440: { side: 264, outline: 224, gap: 56, gutter: 32, header: 60, sections: 44, bar: 0 },
  1280: { side: 248, outline: 204, gap: 40, gutter: 32, header: 60, sections: 44, bar: 0 },
  1024: { side: 248, outline: null, gap: null, gutter: 32, header: 60, sections: 44, bar: 0 },
  390: { side: null, outline: null, gap: null, gutter: 16, header: 56, sections: 0, bar: 45 },
};

export interface Type {
  /** What is measured; the first element that matches. */
  selector: string;
  size: number;
  /** Size below 640 px where it differs. */
  small?: number;
  /** Line height as a multiple of the size. */
  line?: number;
  weight?: number;
  /** Letter spacing in em. */
  tracking?: number;
  /** Null where the width hides it. */
  from?: number;
  family?: 'Hanken Grotesk' | 'Geist Mono';
}

/** The type scale by use; the fluid title is 34 at 390 px and 44 from 1024 px up. */
export const TYPE: Record<string, Type> = {
  title: { selector: 'main h1', size: 44, small: 34, line: 1.1, weight: 680, tracking: -0.028 },
  'heading 2': {
    selector: '#article h2:not(.opt-h)',
    size: 27,
    small: 24,
    line: 1.28,
    weight: 680,
    tracking: -0.016,
  },
  'option heading': {
    selector: '#article h2.opt-h',
    size: 27,
    small: 24,
    line: 1.28,
    weight: 600,
    tracking: -0.03,
    family: 'Geist Mono',
  },
  'heading 3': {
    selector: '#article h3:not(.opt-h)',
    size: 20,
    line: 1.35,
    weight: 680,
    tracking: -0.01,
  },
  lead: { selector: 'main header h1 + p', size: 20, small: 18, line: 1.55, weight: 400 },
  'running text': { selector: '#article > p', size: 17, small: 16, line: 1.68, weight: 400 },
  'code block': {
    selector: '#article .code pre',
    size: 13.5,
    small: 13,
    line: 1.65,
    weight: 400,
    family: 'Geist Mono',
  },
  'main navigation': { selector: 'nav[aria-label=Main] a', size: 15, line: 1.4, from: 1024 },
  'section row': {
    selector: 'nav[aria-label="Documentation sections"] a',
    size: 14,
    line: 1.4,
    from: 1024,
  },
  'outline title': { selector: '#outline-title', size: 12.5, line: 1.4, weight: 600, from: 1280 },
  'page links': { selector: 'main header a[href*=github]', size: 14, line: 1.4, weight: 500 },
};
