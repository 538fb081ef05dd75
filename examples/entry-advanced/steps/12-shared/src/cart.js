let tickets = 0;

export const add = () => {
  tickets += 1;
  return tickets;
};
