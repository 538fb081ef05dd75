export const departures = ['8:15', '10:45', '14:00'];
