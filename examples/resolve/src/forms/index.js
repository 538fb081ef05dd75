export const fields = ['name', 'street', 'city'];
