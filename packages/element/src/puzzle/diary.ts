/** Keeps journals in the storage of the browser. If it refuses, nothing is kept, and answers still work. */
import { journalIn, textOf, type Journal } from './journal.js';

const keyOf = (ruleset: string): string => `yahtzee-puzzle ${ruleset}`;

export function keptJournal(ruleset: string): Journal | undefined {
  try {
    return journalIn(localStorage.getItem(keyOf(ruleset)));
  } catch {
    return undefined;
  }
}

export function keepJournal(ruleset: string, journal: Journal): void {
  try {
    localStorage.setItem(keyOf(ruleset), textOf(journal));
  } catch {
    // Losing a streak is harmless.
  }
}
