import { track } from 'analytics';

track('visit');
