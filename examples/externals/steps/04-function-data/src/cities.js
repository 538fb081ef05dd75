export const cities = ['Oslo', 'Lima', 'Kyiv'];
