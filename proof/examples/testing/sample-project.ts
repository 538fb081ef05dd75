// A small project with one example, made anew for a test that changes it.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fencesOf } from '../capture.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');

export interface SampleProject {
  project: string;
  content: string;
  /** Path from the project's root to text; null removes the file. */
  write(files: Record<string, string | null>): void;
  remove(): void;
}

export function sampleProject(files: Record<string, string>): SampleProject {
  // Not in the system's folder for such things: hard links need the same file system.
  const cache = join(REPOSITORY, '.cache');
  mkdirSync(cache, { recursive: true });
  const project = mkdtempSync(join(cache, 'test-examples-'));
  symlinkSync(join(REPOSITORY, 'node_modules'), join(project, 'node_modules'));
  copyFileSync(join(REPOSITORY, 'package-lock.json'), join(project, 'package-lock.json'));
  const write: SampleProject['write'] = (changed) => {
    for (const [path, text] of Object.entries(changed)) {
      const file = join(project, path);
      mkdirSync(dirname(file), { recursive: true });
      if (text === null) rmSync(file);
      else writeFileSync(file, text);
    }
  };
  write(files);
  const content = join(project, 'content');
  return { project, content, write, remove: () => rmSync(project, { recursive: true }) };
}

/** A page of the given Markdown, as far as the proof of examples reads one. */
export function samplePage(path: string, markdown: string) {
  return { path, fences: fencesOf(markdown) };
}

/** Builds to a program for Node in its first step, to a page in its second. */
export const GREETER = {
  'examples/greeter/example.json': '{ "about": "Greets.", "folder": "my-app" }',
  'examples/greeter/package.json':
    '{"name":"greeter","type":"module","devDependencies":{"webpack":"^5.0.0","webpack-cli":"^7.0.0"}}\n',
  'examples/greeter/src/index.js': `// #region greeting
console.log('hello');
// #endregion
`,
  'examples/greeter/steps/01-node/step.json': `{
  "run": ["npx webpack --mode production"],
  "expect": {
    "emits": ["dist/main.js"],
    "node": { "file": "dist/main.js", "prints": "hello" }
  }
}`,
  'examples/greeter/steps/02-page/step.json': `{
  "run": ["npx webpack --mode production", "ls -1 dist"],
  "expect": {
    "browser": { "page": "index.html", "text": { "p": "hello" }, "console": ["greeted {root}"] }
  }
}`,
  'examples/greeter/steps/02-page/index.html':
    '<!doctype html><title>t</title><p></p><script src="dist/main.js"></script>\n',
  'examples/greeter/steps/02-page/src/index.js': `// Writes into the page.
document.querySelector('p').textContent = 'hello';
console.log('greeted ' + location.href.replace('index.html', ''));
`,
};

/** Of what that page shows. */
export const GREETER_COLORS = {
  'examples/greeter/steps/01-node/terminal.json': `{
  "npx webpack --mode production": {
    "asset main.js 44 bytes [emitted] [minimized] (name: main)": [[6,13,"green"],[23,44,"green"]],
    "webpack 5.112.2 compiled successfully in 100 ms": [[25,37,"green"]]
  }
}
`,
};

export const GREETER_PAGE = `---
title: Greeter
---

Text.

\`\`\`js file="src/index.js" project=greeter/01-node
console.log('hello');
\`\`\`

\`\`\`js file="src/index.js#greeting" project=greeter/01-node
console.log('hello');
\`\`\`

\`\`\`console project=greeter/01-node
$ npx webpack --mode production
asset main.js 44 bytes [emitted] [minimized] (name: main)
…
webpack 5.112.2 compiled successfully in 100 ms
\`\`\`

\`\`\`js file="dist/main.js" project=greeter/01-node
(()=>{"use strict";console.log("hello")})();
\`\`\`

\`\`\`js diff file="src/index.js" project=greeter/02-page
-console.log('hello');
+// Writes into the page.
+document.querySelector('p').textContent = 'hello';
\`\`\`

- In a list:

  \`\`\`console project=greeter/02-page
  $ npx webpack --mode production
  …
  $ ls -1 dist
  main.js
  \`\`\`
`;
