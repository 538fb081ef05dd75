import './page.css';
import './table.css';
