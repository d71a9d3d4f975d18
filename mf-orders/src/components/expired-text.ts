/** `غير سارية في يوم المهمة: رخصة القيادة، التأمين للمركبة`; the documents may still be valid today. */
export const expiredText = (documents: readonly string[]): string =>
  `غير سارية في يوم المهمة: ${documents.join('، ')}`;
