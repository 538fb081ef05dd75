import map from './map.svg';
import './style.css';
import { destination, type Stage, totalKm } from '@/trip.ts';

const stages: Stage[] = [
  { from: 'Hamburg', to: 'Bremen', km: 126 },
  { from: 'Bremen', to: 'Hanover', km: 128 },
];

const heading = document.createElement('h1');
heading.textContent = `${totalKm(stages)} km to ${destination(stages)}`;

const image = new Image();
image.src = map;
image.alt = 'The way of the trip';

document.body.append(heading, image);
