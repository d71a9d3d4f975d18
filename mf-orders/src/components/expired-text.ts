/** `غير سارية في يوم المهمة: رخصة القيادة، التأمين للمركبة`; the documents may still be valid today. */
export const expiredText = (papers: readonly string[]): string =>
  `غير سارية في يوم المهمة: ${papers.join('، ')}`;
