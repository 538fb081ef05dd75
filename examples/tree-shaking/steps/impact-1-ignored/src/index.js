import { debounce } from 'lodash-es';

addEventListener(
  'resize',
  debounce(() => console.log(innerWidth), 200),
);
