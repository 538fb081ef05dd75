import uniqueId from 'lodash-es/uniqueId.js';

document.querySelector('p').textContent = uniqueId('shell-');
