export const id = [__webpack_module__.id];
