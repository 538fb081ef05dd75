/*#__NO_SIDE_EFFECTS__*/
export function createPalette(size) {
  return Array.from({ length: size }, (_, index) => `hsl(${(index * 360) / size} 70% 50%)`);
}
