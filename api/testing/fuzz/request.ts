import type { Dice } from './dice.ts';
import { boundaryValue, rawBody, wrongValue } from './hostile.ts';
import type { Call } from './schema.ts';
import { type Known, valid } from './valid.ts';

export type Mode = 'valid' | 'boundary' | 'wrong';

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: string | FormData;
  readonly contentType?: string;
}

/**
 * Makes a request for a call.
 * @param mode `valid`: as documented; `boundary`: one value at the edge of it; `wrong`: one value, field, type or
 * whole body that is not
 */
export function requestFor(call: Call, mode: Mode, dice: Dice, known: Known): FuzzRequest {
  const { parameters, requestBody } = call.operation;
  const values = new Map(
    parameters
      .filter((parameter) => parameter.in !== 'header' && (parameter.required || dice.chance(0.3)))
      .map((parameter) => [parameter.name, valid(parameter.schema, parameter.name, dice, known)]),
  );
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const body = content ? valid(content.schema, '', dice, known) : undefined;

  if (mode !== 'valid') spoil({ call, mode, dice, values, body });
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values.get(name)));
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && values.has(parameter.name))
    .map((parameter) => `${parameter.name}=${encoded(values.get(parameter.name))}`);
  const request = { method: call.method, path: query.length > 0 ? `${path}?${query.join('&')}` : path };

  if (!type) return request;
  if (mode === 'wrong' && dice.chance(0.2)) {
    const contentType = dice.pick([
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'image/png',
    ]);
    return { ...request, body: rawBody(dice), contentType };
  }
  if (type === 'multipart/form-data') return { ...request, body: formOf(body) };
  return { ...request, body: JSON.stringify(body), contentType: type };
}

interface Spoiled {
  readonly call: Call;
  readonly mode: Mode;
  readonly dice: Dice;
  readonly values: Map<string, unknown>;
  readonly body: unknown;
}

/** Makes one value invalid, somewhere in the query, the path or the body. */
function spoil({ call, mode, dice, values, body }: Spoiled): void {
  const bad = mode === 'boundary' ? boundaryValue(dice) : wrongValue(dice);
  const inQuery = call.operation.parameters.filter(
    (parameter) => parameter.in !== 'header' && (mode === 'wrong' || parameter.in === 'query'),
  );
  if (isObject(body) && (inQuery.length === 0 || dice.chance(0.8))) {
    const fields = Object.keys(body);
    if (mode === 'wrong' && dice.chance(0.2) && fields.length > 0) delete body[dice.pick(fields)];
    else body[dice.pick([...fields, 'companyId', 'status', '__proto__x'])] = bad;
  } else if (inQuery.length > 0) {
    values.set(dice.pick(inQuery).name, bad);
  }
}

function isObject(item: unknown): item is Record<string, unknown> {
  return typeof item === 'object' && item !== null && !Array.isArray(item) && !(item instanceof File);
}

function encoded(value: unknown): string {
  const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 3_000);
  // A lone half of a pair has no encoding; its three bytes are sent as they would be.
  return /\p{Cs}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
