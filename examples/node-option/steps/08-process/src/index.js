import path from 'path';

process.nextTick(() => console.log('path:', path, '- browser:', process.browser));
