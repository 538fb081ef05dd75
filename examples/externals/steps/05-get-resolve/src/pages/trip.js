import { distance } from '../../vendor/geo.cjs';

export const trip = distance('Lima', 'Kyiv');
