import './stamp.css';
