import { address } from './address.js';

document.querySelector('main').append(`Order for ${address()}`);
