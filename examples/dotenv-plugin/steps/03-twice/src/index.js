console.log(import.meta.env.SHOP_NAME, import.meta.env.BRAND_COLOR);
console.log(import.meta.env);
