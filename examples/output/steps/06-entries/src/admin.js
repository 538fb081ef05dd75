import './gallery.css';

document.body.append('Upload a photo');
