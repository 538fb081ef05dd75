// In the model, because code fetched later listens to it: taken from navigation.ts it would cost the main script 120 bytes.

/** On the window, after the client has shown another page. */
export const PAGE_SHOWN = 'page-shown';
