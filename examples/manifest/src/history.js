export const look = () => 'Nothing has changed';
