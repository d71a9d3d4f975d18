/** @param papers that are no longer valid, in words @returns `انتهت صلاحية: رخصة القيادة، التأمين للمركبة` */
export const expiredText = (papers: readonly string[]): string => `انتهت صلاحية: ${papers.join('، ')}`;
