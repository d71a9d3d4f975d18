import { pictureWrong } from '@hawiyat/shared/contract/core/picture';
import { documentWrong } from '@hawiyat/shared/contract/fleet/documents';
import { wrongFile } from '../kernel/domain-error.ts';

export const pictureInvalid = wrongFile('picture-invalid', pictureWrong);
export const pictureDamaged = wrongFile(
  'picture-damaged',
  'ملف الصورة تالف أو غير مكتمل. يرجى اختيار صورة أخرى.',
  { field: ({ field }: { field: string }) => field },
);
export const picturePixels = wrongFile(
  'picture-pixels',
  'أبعاد الصورة كبيرة جدًا، والحد الأعلى 65 ميجابكسل. يرجى تصغيرها ثم إعادة المحاولة.',
  { field: ({ field }: { field: string }) => field },
);
export const documentFileWrong = wrongFile('document-file-wrong', documentWrong, { field: 'file' });
export const pdfDamaged = wrongFile(
  'pdf-damaged',
  'ملف PDF تالف أو غير مكتمل. يرجى حفظه أو مسحه ضوئيًا من جديد.',
  { field: 'file', code: true },
);
export const pdfScripts = wrongFile(
  'pdf-scripts',
  'يحتوي ملف PDF على برمجيات (JavaScript أو XFA). يرجى طباعته إلى ملف PDF جديد ثم اختياره.',
  { field: 'file', code: true },
);
export const pdfStartsPrograms = wrongFile(
  'pdf-starts-programs',
  'يحتوي ملف PDF على أمر يشغّل برنامجًا. يرجى طباعته إلى ملف PDF جديد ثم اختياره.',
  { field: 'file', code: true },
);
export const pdfPlaysMedia = wrongFile(
  'pdf-plays-media',
  'يحتوي ملف PDF على وسائط تفاعلية. يرجى طباعته إلى ملف PDF جديد ثم اختياره.',
  { field: 'file', code: true },
);

export const photoErrors = [pictureInvalid, pictureDamaged, picturePixels];

export const documentFileErrors = [
  documentFileWrong,
  pictureDamaged,
  picturePixels,
  pdfDamaged,
  pdfScripts,
  pdfStartsPrograms,
  pdfPlaysMedia,
];
