import { setAddress } from 'cart/address';

setAddress('/cdn/');
import('./start.js');
