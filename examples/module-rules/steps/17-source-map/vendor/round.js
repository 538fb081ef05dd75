export const round = (n) => Math.round(n);
//# sourceMappingURL=round.js.map
