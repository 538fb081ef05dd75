export const total = () => 'Two teas, 9 EUR';
