console.log(import.meta.env.SHOP_NAME, import.meta.env.SHOP_CURRENCY);
