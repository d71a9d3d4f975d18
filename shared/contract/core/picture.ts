import * as z from '@hawiyat/shared/contract/core/schema';

export const pictureLimit = 2 * 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
export const pictureWrong = 'يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)';
export const pictureTooLarge = 'يجب أن يكون حجم الملف أقل من 2 ميجابايت';

/** For a file input's `accept`: also other names of these types, and extensions, because some devices know no types. */
export const pictureAccept = [
  ...pictureTypes,
  'image/jpg',
  'image/pjpeg',
  '.jpg,.jpeg,.jpe,.jfif,.png,.gif,.webp',
].join();

/** Bytes: 15 MB, for telephones of 50 megapixels. */
export const photoLimit = 15 * 1024 * 1024;
export const photoTooLarge = 'يجب أن يكون حجم الصورة أقل من 15 ميجابايت';

/** A logo to upload. The server gives a file the type that its content has. */
export const picture = (missing: string) =>
  z.file(missing).check(z.mime(pictureTypes, pictureWrong), z.maxSize(pictureLimit, pictureTooLarge));

export const photo = (missing: string) =>
  z.file(missing).check(z.mime(pictureTypes, pictureWrong), z.maxSize(photoLimit, photoTooLarge));
