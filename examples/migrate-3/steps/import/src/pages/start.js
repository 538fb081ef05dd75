export const title = 'Start';
