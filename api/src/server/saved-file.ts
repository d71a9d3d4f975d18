import type { FastifyReply } from 'fastify';

/** A handler returns this for a file that a person saves: no browser shows it in a page of this origin. */
export class SavedFile {
  /** @param name of the file to save, in letters of any script */
  constructor(
    readonly bytes: Buffer,
    readonly type: string,
    readonly name: string,
  ) {}

  /** @returns what the reply sends */
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

/** RFC 8187 leaves these to be encoded, too. */
const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
