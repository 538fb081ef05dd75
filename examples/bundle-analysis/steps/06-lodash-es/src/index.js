import { debounce } from 'lodash-es';
import { day } from './dates.js';
import { files } from './files.js';
import { describe } from './types.js';

const list = document.querySelector('ul');
const details = document.querySelector('p');

function show(search) {
  const found = files.filter(({ name }) => name.toLowerCase().includes(search));
  const rows = found.map(({ name, type, saved }) => {
    const row = document.createElement('li');
    row.textContent = `${name}, ${day(saved)}`;
    row.addEventListener('click', () => {
      details.textContent = describe(type);
    });
    return row;
  });
  list.replaceChildren(...rows);
}

const input = document.querySelector('input');
input.addEventListener(
  'input',
  debounce(() => show(input.value.toLowerCase()), 200),
);
show('');
