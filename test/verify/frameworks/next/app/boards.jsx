'use client';

import { useEffect } from 'react';
import { showBoards } from '../../themes/boards.js';

export function Boards() {
  useEffect(showBoards, []);
  return null;
}
