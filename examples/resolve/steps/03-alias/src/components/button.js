export const button = document.createElement('button');
