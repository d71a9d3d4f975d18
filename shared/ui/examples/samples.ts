/** Texts longer than any real one, to find overflows. */
export const longArabic =
  'مؤسسة عبدالرحمن بن عبدالعزيز المطيري وأبنائه لتأجير الحاويات ونقل مخلفات البناء والهدم بالمنطقة الشرقية المحدودة';
export const longLatin = 'administrator.of.the.whole.department@containers-and-demolition-waste.example';

/** Takes as long as a call, so that the busy state is visible. */
export const aWhile = () => new Promise<void>((resolve) => setTimeout(resolve, 1200));
