import { rate } from 'star-rating';

rate();
