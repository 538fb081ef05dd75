export function toFahrenheit(celsius) {
  return celsius * 1.8 + 32;
}

export function toMiles(kilometers) {
  return kilometers / 1.609344;
}
