import './checkout/order.js';
import { charge } from './payment.js';

charge(40, 'membership');
