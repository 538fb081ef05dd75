import './table.css';
import './page.css';
