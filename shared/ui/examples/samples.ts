export const longArabic =
  'مؤسسة عبدالرحمن بن عبدالعزيز المطيري وأبنائه لتأجير الحاويات ونقل مخلفات البناء والهدم بالمنطقة الشرقية المحدودة';
export const longLatin = 'administrator.of.the.whole.department@containers-and-demolition-waste.example';

export const aWhile = () => new Promise<void>((resolve) => setTimeout(resolve, 1200));

export const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"%3E%3Crect width="10" height="10" fill="%23b45309"/%3E%3Cpath d="M2 4h6l-1 4H3z" fill="%23fff"/%3E%3C/svg%3E';
