/** The page on which logs of rooms are checked. */
import { verifyFiles } from '@yahtzee-game/rooms/verify';

const form = document.querySelector('[data-verify]');
const proof = document.querySelector('[data-proof]');
const { files, text, print } = form.elements;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const [isRight, report] = await resultOf(await logsIn(), print.value.trim() || undefined);
  proof.classList.toggle('wrong', !isRight);
  proof.textContent = report;
});

// The one that is filled in last is meant.
files.addEventListener('change', () => (text.value = ''));
text.addEventListener('input', () => (files.value = ''));

/** The logs that the visitor has chosen or pasted. */
async function logsIn() {
  if (files.files.length)
    return Promise.all([...files.files].map(async (file) => ({ name: file.name, text: await file.text() })));
  return text.value.trim() ? [{ name: 'This log', text: text.value }] : [];
}

/** What logs prove, and whether they are right. */
async function resultOf(logs, fingerprint) {
  if (!logs.length) return [false, 'Choose a file, or paste the text of a log.'];
  try {
    const { ok, report } = await verifyFiles(logs, { fingerprint });
    return [ok, report];
  } catch (error) {
    if (error instanceof RangeError) return [false, error.message];
    throw error;
  }
}
