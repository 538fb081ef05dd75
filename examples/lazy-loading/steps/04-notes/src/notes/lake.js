export const note = 'Take the ferry back if your feet hurt.';
