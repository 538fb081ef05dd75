const SHOP = {{ shop | json }};
