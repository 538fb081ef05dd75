import './button.css';
import './base/reset.css';
