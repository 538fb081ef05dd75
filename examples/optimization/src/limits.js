export const MAX_TICKETS = 9;
export const MAX_GUIDES = 4;
