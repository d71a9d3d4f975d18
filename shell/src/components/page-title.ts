import { atom } from 'nanostores';

export const notFoundTitle = 'الصفحة غير موجودة';

/** Title of what is shown, where it is not its section's. */
export const $title = atom<string | null>(null);
