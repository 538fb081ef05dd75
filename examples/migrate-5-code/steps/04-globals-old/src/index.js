const place = process.browser ? 'browser' : 'Node.js';
const text = Buffer.from('ok').toString('base64');

document.querySelector('p').textContent = `${place} ${text}`;
