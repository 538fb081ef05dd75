// Messages that no entry explains: the search must not take them for one of those it knows.
export const UNEXPLAINED: readonly string[] = [
  'Module not found: Error: Package path . is exported from package /app/node_modules/a, but no valid target file was found (see exports field in /app/node_modules/a/package.json)',
  'Module not found: Error: Recursion in resolving\nStack:\n  resolve: (/app/src) ./a',
  'Module build failed (from ./node_modules/sass-loader/dist/cjs.js):\nexpected "{".\n  ╷\n1 │ body\n  │     ^\n  ╵',
  "Error: Compiling RuleSet failed: Query arguments on 'loader' has been deprecated in favor of the 'options' property",
  'Invalid configuration object. Webpack has been initialized using a configuration object that does not match the API schema.\n - configuration.entry should be an non-empty object.',
  'Conflict: Multiple assets emit different content to the same filename index.html',
  'npm ERR! code ERESOLVE\nnpm ERR! ERESOLVE unable to resolve dependency tree',
  "TypeError: Cannot read properties of null (reading 'addEventListener')",
  'SyntaxError: Unexpected token < in JSON at position 0',
  'ReferenceError: window is not defined',
  'Uncaught TypeError: items.map is not a function',
  'asset main.js 2.43 KiB [emitted] (name: main)\nwebpack 5.112.2 compiled successfully in 300 ms',
  'how do I load css',
  'output.filename',
  'error',
];
