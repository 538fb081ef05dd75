export const nextBus = () => 'Bus 12 at 8:15';
