import { debounce } from 'lodash';

const search = document.querySelector('#search');
search.addEventListener('input', debounce(() => console.log(search.value), 300));
