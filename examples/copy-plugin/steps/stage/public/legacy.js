// Used by a page of the old shop.
function greet(name) {
  alert(name);
}
