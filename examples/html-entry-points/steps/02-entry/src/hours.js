export const hours = (day) => (day === 'Monday' ? 'closed' : '10 to 18');
