/** Milliseconds after which the same content is a new request. */
const longest = 10 * 60_000;

/** Keys of requests without an answer yet, by content. */
const unanswered = new Map<string, { readonly key: string; readonly since: number }>();

/** Equal contents give equal texts. */
export const contentOf = (url: string, body: unknown): string =>
  url + JSON.stringify(body, (_, value) => (value instanceof File ? fileMark(value) : value));

const fileMark = ({ name, size, lastModified }: File) => [name, size, lastModified];

/** @returns the key of an unanswered request with the same content, else a new one */
export function submitKey(content: string): string {
  const now = performance.now();
  const known = unanswered.get(content);
  if (known && now - known.since < longest) return known.key;
  // Pages without TLS have no randomUUID().
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join(
    '-',
  );
  unanswered.set(content, { key, since: now });
  return key;
}

/** Called when the server has answered: the same content is then a new request. */
export const forgetSubmitKey = (content: string): void => void unanswered.delete(content);
