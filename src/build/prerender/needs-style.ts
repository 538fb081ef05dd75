// Which articles have parts that only the late style knows: they would be drawn twice, so their documents begin with it.

/** Rules for paper, which no frame on a screen shows. */
const PAPER = /@media print\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
/** What stands before a block; a list of selectors, or a name that has no class in it. */
const BEFORE_BLOCK = /[^{};]+(?=\{)/g;
const CLASS = /\.([a-z][\w-]*)/gi;
const CLASSES_IN_HTML = / class="([^"]*)"/g;

/** Of the elements around an article. */
const AROUND = ['prose', 'js'];

/** True for HTML that has all classes of one of the style's selectors. */
export function needsStyle(css: string): (html: string) => boolean {
  const selectors = [...css.replaceAll(PAPER, '').matchAll(BEFORE_BLOCK)]
    .flatMap(([list]) => list.split(','))
    .map((selector) => [...selector.matchAll(CLASS)].map(([, name = '']) => name))
    .filter((names) => names.some((name) => !AROUND.includes(name)));
  return (html) => {
    const has = new Set(AROUND);
    for (const [, names = ''] of html.matchAll(CLASSES_IN_HTML)) {
      for (const name of names.split(' ')) has.add(name);
    }
    return selectors.some((names) => names.every((name) => has.has(name)));
  };
}
