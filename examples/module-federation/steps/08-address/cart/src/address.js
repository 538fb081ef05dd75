export const setAddress = (address) => {
  __webpack_public_path__ = address;
};
