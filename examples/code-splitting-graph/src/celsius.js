export const celsius = (degrees) => `${degrees} °C`;
