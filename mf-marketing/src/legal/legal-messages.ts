/** What stands around a legal text; the texts themselves are the Markdown files beside this one. */
export const legal = {
  back: 'العودة إلى الصفحة الرئيسية',
  contents: 'محتويات الصفحة',
  titleOf: (text: string) => `${text} · منصة حاويات`,
};
