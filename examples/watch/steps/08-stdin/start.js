import { spawn } from 'node:child_process';

const child = spawn('npx', ['webpack', '--watch', '--watch-options-stdin']);

child.stdout.on('data', (text) => {
  if (String(text).includes('compiled successfully')) {
    console.log('webpack watches');
    child.stdin.end();
  }
});

child.on('exit', (code) => console.log(`webpack has ended with code ${code}`));
