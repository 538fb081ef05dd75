import './router.js';
import './session.js';
import { title } from './title.js';

console.log(title);

if (import.meta.webpackHot) {
  import.meta.webpackHot.decline('./router.js');
  import.meta.webpackHot.accept('./title.js', () => console.log(title.toUpperCase()));
}
