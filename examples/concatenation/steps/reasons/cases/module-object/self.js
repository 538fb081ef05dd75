export const self = [__webpack_module__];
