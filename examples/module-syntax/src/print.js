export const print = () => 'printed';
