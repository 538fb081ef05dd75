import { celsius } from './celsius.js';
import { chart } from './chart.js';
import './forecast.css';

const days = [17, 19, 21, 18];

export const forecast = () => `${chart(days)} up to ${celsius(Math.max(...days))}`;
