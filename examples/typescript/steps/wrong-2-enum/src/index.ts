import { Unit } from './trip.ts';

console.log(Unit.Mile);
