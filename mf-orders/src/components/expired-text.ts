/** @param papers that are not valid on the task’s day, perhaps still today, in words @returns `غير سارية في يوم المهمة: رخصة القيادة، التأمين للمركبة` */
export const expiredText = (papers: readonly string[]): string =>
  `غير سارية في يوم المهمة: ${papers.join('، ')}`;
