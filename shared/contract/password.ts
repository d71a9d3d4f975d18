/** Characters that an administrator's password has at least. */
export const passwordLeast = 8;
export const passwordShort = `كلمة المرور يجب أن تكون ${passwordLeast} أحرف على الأقل`;
export const passwordCommon = 'كلمة المرور هذه شائعة ويسهل تخمينها. يرجى اختيار كلمة مرور أخرى';

/** A password as it is measured, not as it is hashed: in one spelling, without what is not seen. */
export const measuredPassword = (password: string): string =>
  password
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

/** Counts characters, not their bytes or halves. */
export const isShortPassword = (password: string): boolean =>
  [...measuredPassword(password)].length < passwordLeast;
