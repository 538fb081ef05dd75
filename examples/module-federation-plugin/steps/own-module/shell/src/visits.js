export const visits = [];
