export const api = 'https://api.example.com';
