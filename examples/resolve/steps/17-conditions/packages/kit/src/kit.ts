export const kit: string = 'source';
