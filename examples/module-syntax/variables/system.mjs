export const id = __system_context__.meta.url;
