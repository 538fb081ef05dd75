// Links packages/* to node_modules, as npm install does because of "workspaces".
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;

mkdirSync(path.join(root, 'node_modules'), { recursive: true });
for (const name of readdirSync(path.join(root, 'packages'))) {
  const link = path.join(root, 'node_modules', name);
  if (!existsSync(link)) symlinkSync(path.join(root, 'packages', name), link, 'junction');
}
