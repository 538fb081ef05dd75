import { distance } from '../vendor/geo.cjs';
import { trip } from './pages/trip.js';

console.log(distance('Oslo', 'Lima'), trip);
