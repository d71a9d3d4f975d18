import { atom } from 'nanostores';

export const notFoundTitle = 'الصفحة غير موجودة';

/** The page's title where it differs from its section's. */
export const $title = atom<string | null>(null);
