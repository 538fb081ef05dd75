export const km = (miles) => miles * 1.609;
export const feet = (meters) => meters * 3.281;
