// As its README sets it up: a board that any piece can be moved on.

import 'gchessboard';
