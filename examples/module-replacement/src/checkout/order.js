import { charge } from '../payment.js';

charge(12, 'order');
