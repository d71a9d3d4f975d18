import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A hostile or broken upload and the expected outcome. */
export interface HostileUpload {
  readonly what: string;
  readonly bytes: Buffer;
  /** `re-encoded`: harmless pixels are in it, which may be kept. */
  readonly fate: 're-encoded' | 'rejected' | 'too large';
  readonly name?: string;
  readonly type?: string;
}

/** A text in the attacker's files that must appear in no served file. */
export const marker = '<script>alert(document.domain)</script>';
const mark = Buffer.from(marker);
const zip = Buffer.from(`PK\x03\x04${'\0'.repeat(26)}${marker}PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
const pdf = Buffer.from(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(${marker})>>>>endobj\n%%EOF`);
const svg = Buffer.from(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${marker}</svg>`,
);

const canvas = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } });
const noise = (width: number, height: number, pages = 1) =>
  sharp(
    Buffer.from(Array.from({ length: width * height * pages * 3 }, (_, at) => (at * 2654435761) >>> 24)),
    { raw: { width, height: height * pages, channels: 3, pageHeight: height } },
  );

/** A chunk of a PNG: length, type, data, checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => void bytes.writeUInt32BE(value, at * 4));
  return bytes;
};
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const end = chunk('IEND', Buffer.alloc(0));
/** A black picture of one bit a pixel: huge when drawn, tiny when sent. */
function blackPng(side: number, rows = side): Buffer {
  const head = Buffer.concat([numbers(side, side), Buffer.from([1, 0, 0, 0, 0])]);
  const data = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(side / 8))), { level: 1 });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), end]);
}
/** Puts chunks right after a PNG's header. */
const withChunks = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
/** Puts a segment right after a JPEG's first mark. */
const withSegment = (jpeg: Buffer, code: number, data: Buffer) => {
  const head = Buffer.from([0xff, code, (data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
};

export async function hostileUploads(): Promise<HostileUpload[]> {
  const [png, jpeg, gif, webp] = await Promise.all([
    noise(64, 48).png().toBuffer(),
    noise(64, 48).jpeg().toBuffer(),
    noise(64, 48).gif().toBuffer(),
    noise(64, 48).webp().toBuffer(),
  ]);
  const gps = {
    IFD0: { Copyright: marker },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '24/1 42/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '46/1 40/1 0/1',
    },
  };
  const tail = (bytes: Buffer, more: Buffer) => Buffer.concat([bytes, more]);
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  const jpegOfSize = Buffer.from(jpeg);
  const frame = jpegOfSize.indexOf(Buffer.from([0xff, 0xc0]));
  jpegOfSize.writeUInt32BE(0xffffffff, frame + 5);
  const damaged = Buffer.from(png);
  damaged.writeUInt8(damaged.readUInt8(60) ^ 255, 60);
  const gifComment = Buffer.concat([Buffer.from([0x21, 0xfe, mark.length]), mark, Buffer.from([0])]);
  const afterGifPalette = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  const pixels = (what: string, bytes: Buffer, more: object = {}) =>
    ({ what, bytes, fate: 're-encoded', ...more }) as const;
  const rejected = (what: string, bytes: Buffer, more: object = {}) =>
    ({ what, bytes, fate: 'rejected', ...more }) as const;

  return [
    pixels('PNG with a page behind it', tail(png, mark)),
    pixels('PNG with an archive behind it', tail(png, zip)),
    pixels('PNG with a document behind it', tail(png, pdf)),
    pixels(
      'PNG with a script in a text chunk',
      withChunks(png, chunk('tEXt', tail(Buffer.from('Title\0'), mark))),
    ),
    pixels('PNG with places in its EXIF', await noise(64, 48).withExif(gps).png().toBuffer()),
    pixels('PNG with a second, animated life', withChunks(png, chunk('acTL', numbers(2, 0)))),
    pixels('PNG of 16 bits a channel', await noise(64, 48).toColourspace('rgb16').png().toBuffer()),
    pixels('PNG of one pixel', await canvas(1).png().toBuffer()),
    pixels('PNG of one row, as wide as 16 megapixels allow', await canvas(16_000, 1).png().toBuffer()),
    pixels('JPEG with the place where it was taken', await noise(64, 48).withExif(gps).jpeg().toBuffer()),
    pixels(
      'JPEG that says to be turned',
      await noise(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ),
    pixels('JPEG with a script as its comment', withSegment(jpeg, 0xfe, mark)),
    pixels(
      'JPEG with a script in XMP',
      withSegment(jpeg, 0xe1, tail(Buffer.from('http://ns.adobe.com/xap/1.0/\0'), mark)),
    ),
    pixels('JPEG with an archive behind it', tail(jpeg, zip)),
    pixels('JPEG with a program behind it', tail(jpeg, Buffer.from(`<?php system($_GET['c']); ?>${marker}`))),
    pixels('JPEG in the colours of print', await noise(64, 48).toColourspace('cmyk').jpeg().toBuffer()),
    pixels(
      'GIF with a script as its comment',
      Buffer.concat([gif.subarray(0, afterGifPalette), gifComment, gif.subarray(afterGifPalette)]),
    ),
    pixels('GIF with a page behind it', tail(gif, mark)),
    pixels('GIF of 40 frames', await noise(32, 32, 40).gif().toBuffer()),
    pixels('WEBP of 40 frames', await noise(32, 32, 40).webp().toBuffer()),
    pixels('WEBP with places in its EXIF', await noise(64, 48).withExif(gps).webp().toBuffer()),
    pixels('WEBP with a page behind it', tail(webp, mark)),
    pixels('PNG that calls itself a page', png, { name: 'logo.html', type: 'text/html' }),
    pixels('PNG whose name climbs', png, { name: '../../../../etc/cron.d/logo.png' }),
    pixels('PNG whose name reads backwards', png, { name: 'logo\u202egnp.exe' }),
    pixels('PNG whose name is Arabic', png, { name: 'شعار الشركة.png' }),
    pixels('PNG whose name never ends', png, { name: `${'a'.repeat(5000)}.png` }),

    rejected('SVG that calls itself PNG', svg),
    rejected('SVG under its own name', svg, { name: 'logo.svg', type: 'image/svg+xml' }),
    rejected('page that calls itself PNG', Buffer.from(`<!doctype html>${marker}`)),
    rejected('script that begins like a GIF', Buffer.from(`GIF89a/*${marker}*/=1;alert(1)//`)),
    rejected('PNG of 256 megapixels', blackPng(16_000)),
    rejected('PNG of 900 megapixels', blackPng(30_000)),
    rejected('PNG that claims more than there is', blackPng(2 ** 31 - 1, 1)),
    rejected('PNG of no size', blackPng(0)),
    rejected('JPEG that claims 4 gigapixels', jpegOfSize),
    rejected('half a PNG', half(png)),
    rejected('half a JPEG', half(jpeg)),
    rejected('half a GIF', half(gif)),
    rejected('half a WEBP', half(webp)),
    rejected('PNG with a wrong checksum', damaged),
    rejected('nothing but a PNG’s first bytes', signature),
    rejected('nothing but a JPEG’s first bytes', Buffer.from([0xff, 0xd8, 0xff])),
    rejected('document', pdf, { type: 'application/pdf' }),
    rejected('document that begins like a JPEG', tail(Buffer.from([0xff, 0xd8, 0xff]), pdf)),
    rejected('archive', zip),
    rejected('film in the container that WEBP uses', Buffer.from('RIFF\x10\0\0\0AVI LIST', 'latin1')),
    rejected('TIFF', await noise(64, 48).tiff().toBuffer()),
    rejected('AVIF', await noise(64, 48).avif().toBuffer()),
    rejected('BMP', Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1')),
    rejected(
      'commands for an image program',
      Buffer.from('push graphic-context\nimage over 0,0 0,0 "|id"\n'),
    ),
    rejected('empty file', Buffer.alloc(0)),
    rejected('noise', Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 2654435761) >>> 24))),
    {
      what: '2 MB and a byte',
      bytes: tail(png, Buffer.alloc(2 * 1024 * 1024 + 1 - png.length)),
      fate: 'too large',
    },
    pixels('2 MB, not a byte more', tail(png, Buffer.alloc(2 * 1024 * 1024 - png.length))),
  ];
}
