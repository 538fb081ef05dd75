export const address = () => localStorage.getItem('address') ?? 'you';
