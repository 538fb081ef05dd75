import { total } from '#app/distance.js';

export function sentence(walks, unit) {
  if (walks.length === 0) return 'No walks yet';
  return `${walks.length} walks, ${total(walks).toFixed(1)} ${unit}`;
}
