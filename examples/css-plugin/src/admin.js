import './base/reset.css';
import './button.css';
