export const total = (rows) => rows.reduce((sum, [, price]) => sum + Number(price), 0);
