// Highlights code at build time into short class spans: no style attributes, no script in the browser.
import { createHighlighterCore, type GrammarState } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { type Allowance, countedEngine, OverAllowance, UNLIMITED } from './counted-engine.ts';
import { CLASS_OF_COLOR, theme } from './theme.ts';

/** Lines of HTML, one string per line of code; plain ones when they would take more than is allowed. */
export type Highlight = (code: string, grammar: string | null, allowance?: Allowance) => string[];

/** A grammar's open rules are walked for every token. People nest a third of this at most. */
const DEEPEST = 100;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<]/g, (char) => (char === '&' ? '&amp;' : '&lt;'));

export async function createHighlight(): Promise<Highlight> {
  const counted = countedEngine(await createOnigurumaEngine(import('shiki/wasm')));
  const highlighter = await createHighlighterCore({
    themes: [theme],
    langs: [
      import('@shikijs/langs/javascript'),
      import('@shikijs/langs/jsx'),
      import('@shikijs/langs/typescript'),
      import('@shikijs/langs/tsx'),
      import('@shikijs/langs/json'),
      import('@shikijs/langs/jsonc'),
      import('@shikijs/langs/css'),
      import('@shikijs/langs/html'),
      import('@shikijs/langs/yaml'),
      import('@shikijs/langs/shellscript'),
    ],
    engine: counted.engine,
  });
  // Line by line, which is where the depth is seen.
  const tokenized = (code: string, lang: string): string[] => {
    let state: GrammarState | undefined;
    return code.split('\n').map((line) => {
      // Without a time limit: on a busy machine the rest of a line would stay plain, another HTML each time.
      const options = { lang, theme: 'classes', tokenizeTimeLimit: 0 };
      const tokens = highlighter.codeToTokensBase(line, {
        ...options,
        ...(state && { grammarState: state }),
      });
      state = highlighter.getLastGrammarState(tokens);
      if ((state?.getInternalStack()?.depth ?? 0) > DEEPEST) throw new OverAllowance();
      return lineHtml(tokens[0] ?? []);
    });
  };
  return (code, grammar, allowance = UNLIMITED) => {
    const plain = (): string[] => code.split('\n').map(escapeHtml);
    if (grammar === null) return plain();
    try {
      return counted.within(allowance, () => tokenized(code, grammar));
    } catch (error) {
      if (error instanceof OverAllowance) return plain();
      throw error;
    }
  };
}

/** `inner` is made of these lines; plain ones have no span, and keep the colour of the text. */
export function codeHtml(inner: string, lines: readonly string[]): string {
  const isColoured = lines.some((line) => line.includes('<span'));
  return `<code${isColoured ? ` class="${AROUND}"` : ''}>${inner}</code>`;
}

/** Lines that stand in one element: neighbours of one class become one span here too. */
export function joined(lines: readonly string[]): string {
  return lines
    .map((line) => `${line}\n`)
    .join('')
    .replace(RUN, (run) => run.replace(BETWEEN, '$1'));
}

const RUN = /<span class="(\w)">[^<]*<\/span>(?:\s+<span class="\1">[^<]*<\/span>)+/g;
const BETWEEN = /<\/span>(\s+)<span class="\w">/g;

interface Token {
  content: string;
  color?: string | undefined;
}

/** Most tokens are punctuation, so the element around the code has its colour, and they need no span. */
const AROUND = 'o';
const PLAIN = 'v';

/** White space joins the token before it, and neighbours of one class become one span. */
function lineHtml(tokens: readonly Token[]): string {
  let html = '';
  let open = AROUND;
  let text = '';
  const flush = (): void => {
    const escaped = escapeHtml(text);
    html += open === AROUND ? escaped : `<span class="${open}">${escaped}</span>`;
    text = '';
  };
  for (const { content, color } of tokens) {
    const className = CLASS_OF_COLOR.get(color?.toLowerCase() ?? '') ?? PLAIN;
    if (className !== open && content.trim() !== '') {
      flush();
      open = className;
    }
    text += content;
  }
  flush();
  return html;
}
