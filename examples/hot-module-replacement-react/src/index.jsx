import { createRoot } from 'react-dom/client';
import { Likes } from './Likes.jsx';

createRoot(document.querySelector('main')).render(<Likes />);
