define(['./sum.cjs'], (sum) => ({ total: (prices) => sum(prices) }));
