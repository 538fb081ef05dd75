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

interface Token {
  content: string;
  color?: string | undefined;
}

/** White space joins the token before it, and neighbours of one class become one span. */
function lineHtml(tokens: readonly Token[]): string {
  let html = '';
  let open = '';
  let text = '';
  const flush = (): void => {
    const escaped = escapeHtml(text);
    html += open === '' ? escaped : `<span class="${open}">${escaped}</span>`;
    text = '';
  };
  for (const { content, color } of tokens) {
    const className = CLASS_OF_COLOR.get(color?.toLowerCase() ?? '') ?? '';
    if (className !== open && content.trim() !== '') {
      flush();
      open = className;
    }
    text += content;
  }
  flush();
  return html;
}
