using handle = { [Symbol.dispose]() {} };

export const open = [handle];
