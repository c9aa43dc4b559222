/** Whether a key is pressed together with one that makes it a command of the browser or the system. */
export const isChord = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;
