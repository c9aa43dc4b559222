/** How Node runs TypeScript, and the packages from their sources. */
export const FROM_SOURCE = ['--import', 'tsx', '--conditions=@yahtzee-game/source'];
