import type { Answer, Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { App } from '../app-context.ts';
import { startCustomerSession, startDriverSession } from '../auth/index.ts';

export type Person =
  | { readonly customerId: string }
  | { readonly companyId: string; readonly driverId: string };

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly form?: FormData;
}

/** The people's apps use the HTTP API; only their sessions are created here, because they have no passwords. */
export class Apps {
  readonly #tokens = new Map<string, string>();

  constructor(private readonly app: App) {}

  /** Returns null when the server rejected the call, because someone else may have been faster. */
  async call<const E extends Endpoint>(
    person: Person,
    endpoint: E,
    { params = {}, json, form }: Request = {},
  ): Promise<Answer<E> | null> {
    const key = JSON.stringify(person);
    const token = this.#tokens.get(key) ?? (await this.#start(person));
    this.#tokens.set(key, token);
    const body = await bodyOf(json, form);
    const answer = await this.app.http.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
      headers: { authorization: `Bearer ${token}`, ...body?.headers },
      ...(body && { payload: body.payload }),
    });
    if (answer.statusCode === 401) this.#tokens.delete(key);
    if (answer.statusCode >= 500) throw new Error(`${endpoint.path} answered ${answer.statusCode}`);
    if (answer.statusCode >= 400) return null;
    // The schema's output type, which the compiler does not follow through a type parameter.
    return endpoint.response.parse(answer.json()) as Answer<E>;
  }

  #start(person: Person): Promise<string> {
    const now = this.app.now();
    return 'customerId' in person
      ? startCustomerSession(this.app.db, person.customerId, now)
      : startDriverSession(this.app.db, person, now);
  }
}

async function bodyOf(json: object | undefined, form: FormData | undefined) {
  if (json) return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(json) };
  if (!form) return undefined;
  const written = new Response(form);
  const type = written.headers.get('content-type') ?? '';
  return { headers: { 'content-type': type }, payload: Buffer.from(await written.arrayBuffer()) };
}
