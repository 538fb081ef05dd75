export function showPhotos() {
  document.querySelector('figure').hidden = false;
}
