import { price } from './price.js';
import { tax } from './tax.js';

const show = () => console.log(price(3), tax);
show();

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept(['./price.js', './tax.js'], show);
}
