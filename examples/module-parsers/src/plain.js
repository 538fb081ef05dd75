import './plain.module.css';
