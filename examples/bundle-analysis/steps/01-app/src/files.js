export const files = [
  { name: 'Budget.csv', type: 'text/csv', saved: '2026-02-03T10:20' },
  { name: 'Floor plan.pdf', type: 'application/pdf', saved: '2026-03-14T16:05' },
  { name: 'Kitchen.jpg', type: 'image/jpeg', saved: '2026-04-01T08:40' },
];
