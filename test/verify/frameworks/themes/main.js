import './sheets.js';
import { showBoards } from './boards.js';

showBoards();
