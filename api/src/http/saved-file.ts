import type { FastifyReply } from 'fastify';

/** No browser shows the file in a page of this origin. */
export class SavedFile {
  constructor(
    readonly bytes: Buffer,
    readonly type: string,
    readonly name: string,
  ) {}

  send(reply: FastifyReply): Buffer {
    reply.headers({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(this.name).replace(/['()*]/g, percent)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    reply.type(this.type);
    return this.bytes;
  }
}

/** RFC 8187 reserves these, which `encodeURIComponent` leaves. */
const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
