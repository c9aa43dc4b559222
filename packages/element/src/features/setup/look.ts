/** The settings of sound and look by the players at the board; they take effect at once. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import type { BoardElement } from '../../board/feature.js';
import type { Settings } from '../../game/settings.js';
import { prefer } from '../prefer.js';
import { segmentsRow, switchRow } from './inputs.js';
import { themeRow } from './themes.js';
import { chosenLook, wear } from './wear.js';

/** The choice that leaves the colour scheme to the page. */
const PAGE = 'page';
const SCHEMES = ['light', 'dark'] as const;
const SPEECH: readonly Settings['speech'][] = ['terse', 'normal', 'verbose'];
const MOTIONS: readonly Settings['motion'][] = ['none', 'fast', 'normal'];
const TUMBLING: Settings['motion'] = '3d';

export function lookRows(board: Board, host: BoardElement): TemplateResult {
  const { t, settings } = board;
  const { sound, vibration, motion, hints, speech, coach } = settings;
  // Only dice with six sides can be drawn as cubes.
  const isCube = board.state?.rules.sides.length === 6;
  const motions = isCube ? [...MOTIONS, TUMBLING] : MOTIONS;
  return html`<div class="setup-half look">
      ${switchRow(t('setup.sound'), sound === 'on', (on) => prefer(board, { sound: onOff(on) }))}
      ${
        'vibrate' in navigator
          ? switchRow(t('setup.vibration'), vibration === 'on', (on) =>
              prefer(board, { vibration: onOff(on) }),
            )
          : nothing
      }
      ${switchRow(t('setup.hints'), hints === 'on', (on) => prefer(board, { hints: onOff(on) }))}
      ${
        board.advisor
          ? switchRow(t('setup.coach'), coach === 'on', (on) => prefer(board, { coach: onOff(on) }))
          : nothing
      }
      ${segmentsRow(
        'motion',
        t('setup.motion'),
        motion,
        motions.map((value) => ({ value, words: t(`setup.motion.${value}`) })),
        (value) => prefer(board, { motion: value }),
      )}
      ${segmentsRow(
        'speech',
        t('setup.speech'),
        speech,
        SPEECH.map((value) => ({ value, words: t(`setup.speech.${value}`) })),
        (value) => prefer(board, { speech: value }),
      )}
    </div>
    <div class="setup-half look second">
      ${segmentsRow(
        'scheme',
        t('setup.scheme'),
        chosenLook(board, SCHEMES) ?? PAGE,
        [PAGE, ...SCHEMES].map((value) => ({ value, words: t(`setup.scheme.${value}`) })),
        (value) => wear(board, SCHEMES, value === PAGE ? [] : [value]),
      )}
      ${themeRow(board, host)}
    </div>`;
}

const onOff = (on: boolean): 'on' | 'off' => (on ? 'on' : 'off');
