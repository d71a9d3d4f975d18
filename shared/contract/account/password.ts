export const passwordLeast = 8;
export const passwordShort = `كلمة المرور يجب أن تكون ${passwordLeast} أحرف على الأقل`;
export const passwordCommon = 'كلمة المرور هذه شائعة ويسهل تخمينها. يرجى اختيار كلمة مرور أخرى';

/** For its length; the hash takes the password as typed. */
export const measuredPassword = (password: string): string =>
  password
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

/** Counts characters, not bytes or surrogates. */
export const isShortPassword = (password: string): boolean =>
  [...measuredPassword(password)].length < passwordLeast;
