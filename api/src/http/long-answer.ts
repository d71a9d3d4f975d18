import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Places } from '../db/places.ts';
import { acceptedEncodings } from './encodings.ts';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';

/** Long answers that one caller may have under way; the next one waits its turn, and not for long. */
const atOnce = 2;
const longestTurn = 5_000;
/** Milliseconds in which a reader must have taken something. */
const longestStandstill = 60_000;

/** The text of an answer, part by part; it returns the last one. */
export type Parts = AsyncGenerator<string, string, void>;

/** What a handler gives when its answer may be longer than memory should hold. */
export class InParts {
  /** @param text is asked for the next part once the reader has taken the one before */
  constructor(readonly text: Parts) {}
}

/** Answers that are written as their readers take them. */
export class LongAnswers {
  private readonly turns = new Map<string, { places: Places; users: number }>();

  /**
   * Answers with a text in parts. One part is an ordinary answer. A longer text is made as the reader takes it; whatever
   * breaks it off ends the connection, so that no cut answer looks whole.
   * @param whose who may have so many under way
   * @param text its first part decides about the answer's status
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    whose: string,
    text: Parts,
  ): Promise<string | Readable> {
    const first = await text.next();
    if (first.done) return first.value;
    if (request.method === 'HEAD') return Readable.from([]);
    const leave = await this.enter(whose);
    reply.raw.once('close', leave);
    if (reply.raw.destroyed) leave();
    reply.raw.setTimeout(longestStandstill, () => reply.raw.destroy());
    const all = Readable.from(from(first.value, text), { objectMode: false, highWaterMark: 1 });
    return squeezed(request, reply, all);
  }

  private async enter(whose: string): Promise<() => void> {
    const tooLate = () => new HttpError(503, messages.busy, { headers: { 'retry-after': '5' } });
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

async function* from(first: string, rest: Parts): AsyncGenerator<string> {
  yield first;
  for (;;) {
    const { value, done } = await rest.next();
    yield value;
    if (done) return;
  }
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
