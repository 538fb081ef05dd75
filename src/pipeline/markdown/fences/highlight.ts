// Highlights code at build time into short class spans: no style attributes, no script in the browser.
import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { CLASS_OF_COLOR, theme } from './theme.ts';

/** Lines of HTML, one string per line of code. */
export type Highlight = (code: string, grammar: string | null) => string[];

export const escapeHtml = (text: string): string =>
  text.replace(/[&<]/g, (char) => (char === '&' ? '&amp;' : '&lt;'));

export async function createHighlight(): Promise<Highlight> {
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
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  return (code, grammar) => {
    if (grammar === null) return code.split('\n').map(escapeHtml);
    // Without a time limit: on a busy machine the rest of a line would stay plain, another HTML each time.
    const options = { lang: grammar, theme: 'classes', tokenizeTimeLimit: 0 };
    return highlighter.codeToTokensBase(code, options).map(lineHtml);
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
