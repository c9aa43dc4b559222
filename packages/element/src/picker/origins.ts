/** Search terms for games: other names, and the regions where a game is played. */
interface Origin {
  /** Codes of regions, separated by spaces; browsers provide their names. */
  readonly regions?: string;
  readonly names?: string;
}

const NORDIC = 'DK FI IS NO SE';

export const ORIGINS: Readonly<Record<string, Origin>> = {
  yahtzee: { regions: 'US', names: 'Yatzee' },
  kniffel: { regions: 'DE AT CH' },
  yams: { regions: 'FR', names: 'Yam' },
  'yams-16': { regions: 'FR', names: 'Yam' },
  'triple-yahtzee': { regions: 'US' },
  yatzy: { regions: NORDIC, names: 'Jatsi Yatzi Jatzy' },
  'yatzy-forced': { regions: NORDIC },
  'yatzy-forced-up': { regions: NORDIC },
  'yatzy-osto': { regions: 'FI', names: 'Ostojatsi' },
  'yatzy-osto-strict': { regions: 'FI', names: 'Ostojatsi' },
  'yatzy-x': { regions: 'FI' },
  'yatzy-3way': { regions: 'FI' },
  'yatzy-combo': { regions: 'FI' },
  'yatzy-declared': { regions: 'FI' },
  'maxi-yatzy': { regions: NORDIC, names: 'Maxijatsi' },
  'maxi-yatzy-saved': { regions: NORDIC },
  'maxi-yatzy-fi': { regions: 'FI', names: 'Maxijatsi' },
  'yatzy-american': { regions: 'FI US' },
  generala: { regions: 'AR BO CL MX PE UY' },
  escalero: { regions: 'AT' },
  kismet: { regions: 'US' },
  yamb: { regions: 'BA HR ME RS SI', names: 'Jamb' },
  sachsenkniffel: { regions: 'DE' },
};
