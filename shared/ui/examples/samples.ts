/** Texts longer than any that a part should meet, to see where it breaks. */
export const longArabic =
  'مؤسسة عبدالرحمن بن عبدالعزيز المطيري وأبنائه لتأجير الحاويات ونقل مخلفات البناء والهدم بالمنطقة الشرقية المحدودة';
export const longLatin = 'administrator.of.the.whole.department@containers-and-demolition-waste.example';

/** Resolves after as long as a call usually takes, so that its busy state can be seen. */
export const aWhile = () => new Promise<void>((resolve) => setTimeout(resolve, 1200));
