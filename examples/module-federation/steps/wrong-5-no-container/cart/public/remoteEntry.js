var cart = { total: 10 };
