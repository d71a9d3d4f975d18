import * as z from '@hawiyat/shared/contract/schema';

/** Bytes: 2 MB. */
export const pictureLimit = 2 * 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
export const pictureWrong = 'يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)';
export const pictureTooLarge = 'يجب أن يكون حجم الملف أقل من 2 ميجابايت';

/**
 * A picture to upload. Its declared type is checked in the form and on the server, its content on the server.
 * @param missing message when there is none
 */
export const picture = (missing: string) =>
  z.file(missing).check(z.mime(pictureTypes, pictureWrong), z.maxSize(pictureLimit, pictureTooLarge));
