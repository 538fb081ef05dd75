export const open = (className) => {
  document.body.className = className;
};
