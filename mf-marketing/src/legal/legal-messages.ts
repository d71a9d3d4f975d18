/** What stands around a legal text; the texts themselves are the Markdown files beside this one. */
export const legal = {
  back: 'العودة إلى الصفحة الرئيسية',
  contents: 'محتويات الصفحة',
  /** For search engines and for who shares the address. */
  descriptions: {
    privacyPolicy: 'كيف تجمع منصة حاويات بياناتك الشخصية وتستخدمها وتحميها، وما حقوقك تجاهها.',
    termsAndConditions:
      'شروط استخدام منصة حاويات: التسجيل، والطلب والدفع، والالتزامات، والمواد المحظورة، والاسترداد.',
  },
  titleOf: (text: string) => `${text} · منصة حاويات`,
};
