// `npm run doctor`: is this machine and this tree fit to work on the docs? Each line says what to do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCode, formatFindings } from './finding.ts';
import { checkMachine, checkNode, checkPort, PORTS } from './machine.ts';
import { checkNodeBinary } from './node-binary.ts';
import { checkPackages } from './packages.ts';
import { checkTree } from './tree.ts';

const project = join(import.meta.dirname, '../..');
const { engines } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const findings = [
  checkNode(process.version, engines.node),
  checkNodeBinary(project),
  ...checkPackages(project),
  ...checkTree(project),
  ...checkMachine(),
  await checkPort(PORTS.start, 'npm start'),
  await checkPort(PORTS.preview, 'npm run preview'),
];

console.log(formatFindings(findings));
process.exitCode = exitCode(findings);
