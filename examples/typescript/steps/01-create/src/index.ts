import { type Stage, totalKm } from './trip.ts';

const stages: Stage[] = [
  { from: 'Hamburg', to: 'Bremen', km: 126 },
  { from: 'Bremen', to: 'Hanover', km: 128 },
];

const heading = document.createElement('h1');
heading.textContent = `${totalKm(stages)} km`;
document.body.append(heading);
