import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [file, line, ...names] = process.argv.slice(2);

// 1. Start webpack, which waits for a debugger. Port 0 lets Node.js choose a free one.
const webpack = spawn(process.execPath, [
  '--inspect-brk=0',
  'node_modules/webpack/bin/webpack.js',
  '--stats=errors-only',
  '--mode=none',
  '--parallelism=1',
]);
const url = await new Promise((found) => {
  createInterface(webpack.stderr).on('line', (text) => {
    const [, url] = /^Debugger listening on (ws:.*)/.exec(text) ?? [];
    if (url) found(url);
  });
});
console.log('Debugger listening on', url.replace(/:\d+.*/, ':…'));

// 2. Connect. Commands have a number, and so do the answers; events have a method.
const socket = new WebSocket(url);
await new Promise((open) => socket.addEventListener('open', open));
const answers = new Map();
const scripts = new Map();
let sent = 0;
const send = (method, params = {}) =>
  new Promise((answer) => {
    answers.set(++sent, answer);
    socket.send(JSON.stringify({ id: sent, method, params }));
  });
socket.addEventListener('message', ({ data }) => {
  const { id, method, params, result } = JSON.parse(data);
  if (id) answers.get(id)(result);
  if (method === 'Debugger.scriptParsed') scripts.set(params.scriptId, params.url);
  if (method === 'Debugger.paused') paused(params);
});

// 3. Set the breakpoint, and let webpack run to it. Lines start at 0 in the protocol.
await send('Debugger.enable');
await send('Debugger.setBreakpointByUrl', { urlRegex: `.*/${file}`, lineNumber: line - 1 });
await send('Runtime.runIfWaitingForDebugger');

async function paused({ hitBreakpoints, callFrames }) {
  if (hitBreakpoints?.length > 0) {
    console.log(`\npaused in ${file}, line ${line}`);
    for (const name of names) {
      const { result } = await send('Debugger.evaluateOnCallFrame', {
        callFrameId: callFrames[0].callFrameId,
        expression: name,
      });
      console.log(`  ${name} =`, result.unserializableValue ?? JSON.stringify(result.value));
    }
    for (const { functionName, location } of callFrames.slice(0, 5)) {
      const name = scripts.get(location.scriptId).split('/').at(-1);
      const place = `${name}:${location.lineNumber + 1}`;
      console.log(`    at ${functionName || '(anonymous)'} (${place})`);
    }
  }
  await send('Debugger.resume');
}

// 4. With a debugger attached, Node.js waits at the end until it disconnects.
webpack.stderr.on('data', (text) => {
  if (String(text).includes('Waiting for the debugger')) socket.close();
});
