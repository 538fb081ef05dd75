export { km } from '../src/units.js';
export const scale = 25000;
export let zoom = 1;
export default function zoomIn() {
  zoom += 1;
}
