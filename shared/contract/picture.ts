import * as z from '@hawiyat/shared/contract/schema';

/** The largest picture in bytes: 2 MB. */
export const pictureLimit = 2 * 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
export const pictureWrong = 'يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)';
export const pictureTooLarge = 'يجب أن يكون حجم الملف أقل من 2 ميجابايت';

/**
 * A picture to upload. What it says it is gets checked here, in the form as on the server; what it really is, on the
 * server alone.
 * @param missing said when there is none
 */
export const picture = (missing: string) =>
  z.file(missing).check(z.mime(pictureTypes, pictureWrong), z.maxSize(pictureLimit, pictureTooLarge));
