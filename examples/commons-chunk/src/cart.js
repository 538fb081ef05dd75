import { address } from './address.js';

document.querySelector('main').append(`Cart for ${address()}`);
