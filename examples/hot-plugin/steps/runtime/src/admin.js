import './orders.js';
import './price.js';
