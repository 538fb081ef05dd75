export function show(place) {
  console.log(`a map of ${place}`);
}
