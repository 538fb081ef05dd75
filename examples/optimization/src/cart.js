import { MAX_GUIDES, MAX_TICKETS } from './limits.js';
import { renderList } from './list.js';
import { totalOf } from './total.js';

renderList([`${MAX_TICKETS} tickets`, `${MAX_GUIDES} audio guides`, totalOf(MAX_TICKETS)]);
