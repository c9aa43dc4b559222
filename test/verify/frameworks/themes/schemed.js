import './page.css';
import './main.js';
