import './broken.js';
import './menu.js';
import './price.js';
import './router.js';
import './session.js';

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept(['./menu.js', './broken.js']);
  import.meta.webpackHot.decline('./router.js');
}
