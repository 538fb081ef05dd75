export const rooms = [
  'Entrance hall',
  'Painting of the 17th century',
  'Painting of the 18th century',
  'Sculpture of the 19th century',
  'Photography of the 20th century',
  'Cafe and garden',
];
