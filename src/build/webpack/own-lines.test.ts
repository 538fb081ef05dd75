// A warning is read by whoever wrote the file, so it must name that file's lines.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildPaths } from '../paths.ts';
import { OwnLines, ownPlace } from './own-lines.ts';
import { runWebpack } from './run.ts';
import { scriptRule, sharedConfiguration } from './shared.ts';

const COMPONENT = `import * as styles from './sample.module.css';

// A comment and a type, which swc leaves out.
interface Props {
  text: string;
}

export function Sample({ text }: Props) {
  return (
    <p className={styles.there}>
      <b className={styles.missing}>{text}</b>
      <i className={styles.missingToo}>{text}</i>
    </p>
  );
}
`;

async function complaint(plugins: OwnLines[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'own-lines-'));
  try {
    writeFileSync(join(folder, 'Sample.tsx'), COMPONENT);
    writeFileSync(join(folder, 'sample.module.css'), '.there { color: red; }\n');
    await runWebpack({
      ...sharedConfiguration(buildPaths()),
      mode: 'development',
      name: 'sample',
      entry: join(folder, 'Sample.tsx'),
      output: { path: join(folder, 'out') },
      externals: { 'react/jsx-runtime': 'var {}' },
      module: { rules: [scriptRule({ target: 'web' })] },
      plugins,
    });
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a CSS class that does not exist is reported at its own line', async () => {
  const text = await complaint([new OwnLines()]);
  expect(text).toMatch(/Sample\.tsx 11:20-34\n.*'missing'/);
  expect(text).toMatch(/Sample\.tsx 12:20-37\n.*'missingToo'/);
});

test('control: webpack itself names the lines of the compiled code', async () => {
  const text = await complaint([]);
  expect(text).toContain("export 'missing'");
  expect(text).not.toMatch(/Sample\.tsx 11:20/);
});

const at = (line: number, column: number, length: number) => ({
  start: { line, column },
  end: { line, column: column + length },
});

test('the second use is found as the second, and a longer name is no use', () => {
  const compiled = 'a.on; a.one;\na.on;';
  const source = '/* above */\na.on;\na.one;\n  a.on;';
  expect(ownPlace(at(2, 0, 4), compiled, source)).toEqual(at(4, 2, 4));
});

test('code that only the compiled file has gets no place', () => {
  expect(ownPlace(at(1, 0, 5), 'added; a.on;', 'a.on;')).toBeNull();
});
