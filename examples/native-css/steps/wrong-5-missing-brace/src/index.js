import './broken.css';
