/** Persian. See `en/advice`. */
import type { advice as english } from '../en/advice.js';
import type { WordsOf } from '../words.js';

export const advice: WordsOf<typeof english> = {
  'advice.thinking': 'در حال فکر کردن…',
  'advice.none': 'اینجا راهنمایی در دسترس نیست.',
  'advice.early': 'الان تصمیمی در کار نیست.',
  'advice.odds': 'احتمال هر خانه در این نوبت، اگر هدف همان باشد.',
  'advice.cell.odds': '{cell}، با احتمال {chance} در این نوبت',
  'advice.best': 'بهترین',
  'advice.best.hold': 'بهترین: *{dice}* را نگه دار، {value}',
  'advice.best.none': 'بهترین: *همهٔ تاس‌ها را بریز*، {value}',
  'advice.best.score': 'بهترین: *{row}*، {value}',
  'advice.best.announce': 'بهترین: *{row}* را اعلام کن، {value}',
  'advice.top': 'انتخاب‌های خوب: {choices}.',
  'advice.choice.hold': 'نگه داشتن {dice}',
  'advice.choice.none': 'ریختن همهٔ تاس‌ها',
  'advice.choice.score': '{row}',
  'advice.choice.announce': 'اعلام {row}',
  'advice.why.hold': 'این نوبت در {chance}٪ بازی‌ها به «{row}» می‌رسد و در {chance2}٪ به «{row2}».',
  'advice.why.box': 'بهترین انتخاب بعدی {loss} امتیاز کمتر می‌آورد.',
  'advice.hold': 'نگه دار',
  'advice.release': 'رها کن',
  'advice.keep': 'بماند',
  'advice.die': '{die}، بهتر است بماند',
  'advice.cell.best': '{cell}، بهترین انتخاب',
  'advice.cell.top': '{cell}، یکی از بهترین انتخاب‌ها',
  'advice.cell.loss': '{cell}، {loss} نسبت به بهترین',
  'advice.title': 'چه کار کنم؟',
  'advice.figures': 'ارزش، زیان',
  'advice.win': '{n}٪',
  'advice.win.label': 'احتمال برد: {chance}',
};
