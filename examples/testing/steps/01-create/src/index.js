import { summary } from '@/summary.js';
import walks from './walks.csv';

document.body.append(summary(walks));
