/** Milliseconds after which the same content is a new wish. */
const longest = 10 * 60_000;

/** Keys of what was sent and has not been answered yet, by its content. */
const unanswered = new Map<string, { readonly key: string; readonly since: number }>();

/** What is sent, as a text that two equal ones have in common. */
export const contentOf = (url: string, body: unknown): string =>
  url + JSON.stringify(body, (_, value) => (value instanceof File ? fileMark(value) : value));

const fileMark = ({ name, size, lastModified }: File) => [name, size, lastModified];

/** @returns the key that the same content was sent with when no answer came, else a new one */
export function submitKey(content: string): string {
  const now = performance.now();
  const known = unanswered.get(content);
  if (known && now - known.since < longest) return known.key;
  // Not randomUUID(), which pages without TLS do not have.
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join(
    '-',
  );
  unanswered.set(content, { key, since: now });
  return key;
}

/** The server has said what became of it: sent once more, it is another wish. */
export const forgetSubmitKey = (content: string): void => void unanswered.delete(content);
