import { type Endpoint, takesIdempotencyKey } from '@hawiyat/shared/contract/core/endpoint';
import type { Json } from './json-schema.ts';

const origin = 'https://panel.example.sa';

interface Sample {
  readonly endpoint: Endpoint;
  readonly target: string;
  readonly body: unknown;
  readonly answers: readonly string[];
}

export function codeSamples(sample: Sample): Json[] {
  return [
    { lang: 'Shell', label: 'curl', source: curl(sample) },
    { lang: 'JavaScript', label: 'JavaScript', source: javaScript(sample) },
  ];
}

function curl({ endpoint, target, body }: Sample): string {
  const { method, audience, multipart, answers, cookie } = endpoint;
  const options = [
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...(answers === 'events' ? ['--no-buffer'] : []),
    ...(answers === 'file' ? ['--remote-name --remote-header-name'] : []),
    ...(audience === 'anyone' ? [] : ['--header "Authorization: Bearer $TOKEN"']),
    ...(cookie === undefined ? [] : ['--cookie cookies.txt --cookie-jar cookies.txt']),
    ...(takesIdempotencyKey(endpoint) ? ['--header "Idempotency-Key: $(uuidgen)"'] : []),
    ...(endpoint.versioned ? [`--header 'If-Match: "3"'`] : []),
    ...(body === undefined ? [] : multipart ? formFields(body) : jsonBody(body)),
  ];
  return [`curl ${quoted(origin + target)}`, ...options].join(' \\\n  ');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const jsonBody = (body: unknown) => [
  `--header 'Content-Type: application/json'`,
  `--data ${quoted(JSON.stringify(body, null, 2))}`,
];
const formFields = (body: unknown) =>
  Object.entries(Object(body) as Json).map(([name, value]) =>
    isFile(name)
      ? `--form ${name}=@${name === 'file' ? 'document.pdf' : 'picture.png'}`
      : `--form ${quoted(`${name}=${String(value)}`)}`,
  );
const isFile = (name: string) => ['picture', 'logo', 'file'].includes(name);

function javaScript({ endpoint, target, body, answers }: Sample): string {
  const { method, audience, multipart } = endpoint;
  const headers = [
    ...(audience === 'anyone' ? [] : ["Authorization: 'Bearer ' + token"]),
    ...(takesIdempotencyKey(endpoint) ? [`'Idempotency-Key': crypto.randomUUID()`] : []),
    ...(endpoint.versioned ? [`'If-Match': '"3"'`] : []),
    ...(body === undefined || multipart ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: {\n${headers.map((line) => `    ${line},\n`).join('')}  }`] : []),
    ...(body === undefined ? [] : [`body: ${multipart ? 'form' : `JSON.stringify(${indented(body)})`}`]),
  ];
  const init = options.length > 0 ? `, {\n${options.map((line) => `  ${line},\n`).join('')}}` : '';
  return [
    ...(multipart ? formLines(body) : []),
    `const response = await fetch('${origin}${target}'${init});`,
    'if (!response.ok) throw new Error((await response.json()).message);',
    ...readLines(endpoint, answers),
  ].join('\n');
}

const indented = (body: unknown) => JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');

function formLines(body: unknown): string[] {
  const fields = Object.entries(Object(body) as Json).map(
    ([name, value]) => `form.append('${name}', ${isFile(name) ? 'file' : `'${String(value)}'`});`,
  );
  return ['const form = new FormData();', ...fields];
}

function readLines({ status, answers: kind }: Endpoint, answers: readonly string[]): string[] {
  if (status === 204) return [];
  if (kind === 'file') return ['const file = await response.blob();'];
  if (kind === 'csv') return ['const csv = await response.text();'];
  if (kind === 'events')
    return ['for await (const bytes of response.body) console.log(new TextDecoder().decode(bytes));'];
  return [`const { ${answers.join(', ')} } = await response.json();`];
}
