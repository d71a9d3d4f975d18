import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Places } from '../db/places.ts';
import { acceptedEncodings } from './encodings.ts';
import { messages } from './messages.ts';
import { Refusal } from './refusal.ts';

/** Rows that are read, and held in memory, at a time. */
export const batch = 1_000;
/** Long lists that one caller may have under way; the next one waits its turn, and not for long. */
const atOnce = 2;
const longestTurn = 5_000;
/** Milliseconds in which a reader must have taken something. */
const longestStandstill = 60_000;

/** One answer of a list that is asked for part by part. */
export interface Page {
  readonly nextCursor?: string | null;
}
/** Reads one part of a list, from the cursor on; each is a short transaction of its own. */
export type ReadPage = (part: { limit: number; cursor: string | undefined }) => Promise<Page>;

/** Lists that were asked for whole. */
export class WholeLists {
  private readonly turns = new Map<string, { places: Places; users: number }>();

  /**
   * Answers with a whole list, in the form that one object would have. A list of one part is that object; a longer one is
   * read and written as the reader takes it, and no connection to the database is held meanwhile.
   * @param whose who may have so many under way
   * @param read checks what it gives; its first part decides about the answer's status
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    whose: string,
    read: ReadPage,
  ): Promise<object | Readable> {
    const first = await read({ limit: batch, cursor: undefined });
    const { nextCursor, ...all } = first;
    if (!nextCursor) return all;
    reply.type('application/json; charset=utf-8');
    if (request.method === 'HEAD') return Readable.from([]);
    const leave = await this.enter(whose);
    reply.raw.once('close', leave);
    if (reply.raw.destroyed) leave();
    reply.raw.setTimeout(longestStandstill, () => reply.raw.destroy());
    const text = Readable.from(textOf(first, read), { objectMode: false, highWaterMark: 1 });
    return squeezed(request, reply, text);
  }

  private async enter(whose: string): Promise<() => void> {
    const tooLate = () => new Refusal(503, messages.busy, { headers: { 'retry-after': '5' } });
    const turn = this.turns.get(whose) ?? { places: new Places(atOnce, longestTurn, tooLate), users: 0 };
    this.turns.set(whose, turn);
    turn.users += 1;
    const forget = () => {
      turn.users -= 1;
      if (turn.users === 0) this.turns.delete(whose);
    };
    const giveBack = await turn.places.take().catch((error: unknown) => {
      forget();
      throw error;
    });
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      giveBack();
      forget();
    };
  }
}

/** The list's own field is the only one that holds many. */
function itemsOf(page: Page): [name: string, items: unknown[]] {
  for (const [name, value] of Object.entries(page)) if (Array.isArray(value)) return [name, value];
  throw new Error('A list without its rows');
}

async function* textOf(first: Page, read: ReadPage): AsyncGenerator<string> {
  const within = (items: unknown[]) => JSON.stringify(items).slice(1, -1);
  const [name, items] = itemsOf(first);
  yield `{${JSON.stringify(name)}:[${within(items)}`;
  for (let cursor = first.nextCursor; cursor; ) {
    const page = await read({ limit: batch, cursor });
    const [, more] = itemsOf(page);
    if (more.length > 0) yield `,${within(more)}`;
    cursor = page.nextCursor;
  }
  yield ']}';
}

/** Whatever breaks the text off breaks the answer off, and whoever leaves ends the reading. */
function squeezed(request: FastifyRequest, reply: FastifyReply, text: Readable): Readable {
  const [encoding] = acceptedEncodings(request);
  reply.header('vary', 'accept-encoding');
  if (!encoding) return text;
  reply.header('content-encoding', encoding);
  const small: Transform =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 6 });
  // What goes wrong is told by the stream itself, to whoever sends it.
  return pipeline(text, small, () => undefined);
}
