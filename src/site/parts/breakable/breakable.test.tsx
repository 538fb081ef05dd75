import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { breakable } from './breakable.tsx';

test.each([
  ['WatchIgnorePlugin', 'WatchIgnorePlugin'],
  ['With the hooks of the compilation', 'With the hooks of the compilation'],
  ['optimization.splitChunks.maxSize', 'optimization.<wbr/>splitChunks.<wbr/>maxSize'],
  ['NormalModuleReplacementPlugin', 'Normal<wbr/>Module<wbr/>Replacement<wbr/>Plugin'],
  [
    'webpack.web.FetchCompileWasmPlugin',
    'webpack.<wbr/>web.<wbr/>Fetch<wbr/>Compile<wbr/>Wasm<wbr/>Plugin',
  ],
])('%s parts between words', (title, html) => {
  expect(renderToStaticMarkup(breakable(title))).toBe(html);
});
