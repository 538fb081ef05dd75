import './no-cart.js';

import('./start.js');
