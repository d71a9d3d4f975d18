/** The counted noun after a preposition («بعد»), by Arabic plural class; one and two print no digit. */
const nouns = {
  second: { one: 'ثانية واحدة', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' },
  minute: { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
} as const;
const plural = new Intl.PluralRules('ar');

/** A wait of more than 0 seconds in words after «بعد»: «30 ثانية», «دقيقتين», «15 دقيقة». */
export function waitInWords(seconds: number): string {
  const unit = seconds < 60 ? 'second' : 'minute';
  const count = Math.ceil(unit === 'minute' ? seconds / 60 : seconds);
  const rule = plural.select(count);
  const noun = nouns[unit][rule === 'zero' ? 'other' : rule];
  return rule === 'one' || rule === 'two' ? noun : `${count} ${noun}`;
}
