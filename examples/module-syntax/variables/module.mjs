console.log(__webpack_module__.id, Object.keys(__webpack_module__.exports));

export const scale = 25000;
