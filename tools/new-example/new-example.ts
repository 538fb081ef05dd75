// `npm run new-example -- my-example --steps 2`: a project under examples/ that builds and passes at once.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createExample } from './create-example.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { steps: { type: 'string', default: '1' } },
  });
  const project = join(import.meta.dirname, '../..');
  const [name = ''] = positionals;
  console.log(createExample({ project, name, steps: values.steps }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
