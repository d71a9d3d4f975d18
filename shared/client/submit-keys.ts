/** Milliseconds after which the same content is a new request. */
const longest = 10 * 60_000;

const unanswered = new Map<string, { readonly key: string; readonly since: number }>();

export const contentOf = (url: string, body: unknown): string =>
  url + JSON.stringify(body, (_, value) => (value instanceof File ? fileMark(value) : value));

const fileMark = ({ name, size, lastModified }: File) => [name, size, lastModified];

/** Reuses the key of an unanswered request with the same content, so that the server runs it once. */
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

export const forgetSubmitKey = (content: string): void => void unanswered.delete(content);
