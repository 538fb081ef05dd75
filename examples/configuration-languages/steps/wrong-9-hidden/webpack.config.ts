import { readFileSync } from 'node:fs';

const { port } = JSON.parse(readFileSync('settings.json', 'utf8'));

export default { mode: 'development', devServer: { port } };
