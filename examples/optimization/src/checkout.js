import { MAX_TICKETS } from './limits.js';
import { renderItem } from './list.js';
import { totalOf } from './total.js';

document.querySelector('form').append(renderItem(`Pay ${totalOf(MAX_TICKETS)}`));
