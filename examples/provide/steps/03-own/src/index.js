console.log(t('cart'));
