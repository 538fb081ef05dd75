export const country = 'Lithuania';
export const vat = 21;
