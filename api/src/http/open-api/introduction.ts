import { may, rights, roles } from '@hawiyat/shared/contract/core/roles';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = [
  row(['right', ...roles]),
  row(['---', ...roles.map(() => ':-:')]),
  ...rights.map((right) => row([`\`${right}\``, ...roles.map((role) => (may(role, right) ? '✓' : ''))])),
].join('\n');

export const introduction = `
The calls of a platform on which container-rental companies in Saudi Arabia run their work. The panel uses exactly these,
and so may your programs. This document is generated from the contract that the server validates with.

# Sign in

Each audience has a sign-in of its own, which answers with a \`token\`; send it as a bearer. It is opaque, ends with the
sign-out, and opens the calls of its audience only.

| audience | sign-in |
| --- | --- |
| company | \`POST /api/company/auth/admin/login\` |
| customer | \`POST /api/customer/login\` |
| driver | \`POST /api/driver/login\` |
| operator | \`POST /api/platform/login\` |
| team, machine | a credential that an operator creates: \`POST /api/platform/teams\`, \`POST /api/platform/tokens\` |

\`\`\`sh
export TOKEN=$(curl --silent https://panel.example.sa/api/company/auth/admin/login \\
  --header 'Content-Type: application/json' \\
  --data '{"domain":"9000000001","email":"admin@rowad.example","password":"…"}' | jq --raw-output .token)
curl https://panel.example.sa/api/company/containers --header "Authorization: Bearer $TOKEN"
\`\`\`

# Roles

The people of a company have a role. A call names the right that it needs (\`x-right\`) and the roles that have it
(\`x-roles\`); with another role it is a 403 with the code \`no-right\`, before its body is read.

${table}

# Requests

Bodies are JSON in UTF-8 without compression, of at most 32 KB where a call does not say otherwise; files travel as
\`multipart/form-data\`. Unknown fields are ignored and never stored. Control characters in any text are an error. Days are
\`YYYY-MM-DD\` in Riyadh, times ISO 8601 in UTC, amounts Saudi riyals with VAT. Numbers that people type may have Arabic
digits. Calls come from this origin only: there are no CORS headers.

# Errors

Every error has the same JSON body. \`message\` is Arabic and safe to show; \`fields\` has the message of each wrong field, by
its dotted path; \`code\` is for programs, where a program may want to react. Without a message, show the call’s default
message. Every response has an \`X-Request-Id\` that finds it in the server’s log. An id of another company is a 404, as if
it did not exist.

# Lists

Lists take a \`limit\` of 1 to 200 and answer with a \`nextCursor\`, which is the \`cursor\` of the next page and null at the end.
A row that is added while you read moves no other. Some lists also take \`skip\` and then have a \`total\`. Without a limit the
whole list is sent.

# Repeats

A POST of a company, customer or driver may carry an \`Idempotency-Key\` of up to 255 visible ASCII characters. For a day the
key stands for that one call: however often it is sent, it runs once, and a repeat gets the first response with
\`Idempotency-Replayed: true\`. Use a fresh random key for each intention, and the same one for each retry of it.

# Edits

Containers, drivers, trucks, documents and a company’s settings have a \`version\`. An edit may name the one it was made from, in
quotes: \`If-Match: "3"\`. When somebody has changed the row since, the answer is 409 with the code \`outdated\` and, in
\`outdated\`, who changed what, and the present values. Without the header the edit is always made.

The answer of a call that can be undone names its entry of the audit log in \`X-Entry\`. The call that takes it back sends that as
\`X-Undo\`: 409 with the code \`changed-since\` when somebody has changed the same thing since.

# Limits

Calls without a session, and those that send or take codes, are limited by network (an IPv4 address, a /64 of IPv6), some
by company or customer; a call says so. Their responses have the fields of the IETF draft “RateLimit header fields for
HTTP”, with an item for each limit:

\`\`\`http
RateLimit-Policy: "network";q=100;w=900
RateLimit: "network";r=99;t=880
\`\`\`

\`q\` requests in \`w\` seconds are allowed; \`r\` are left, for the next \`t\` seconds. A successful sign-in uses none up. Beyond the
limit the answer is 429, and \`Retry-After\` says how many seconds to wait. It wins over \`RateLimit\`: wrong passwords make a
network or a browser wait too, and no header tells how many tries are left. At overload the answer is 503, again with
\`Retry-After\`.

# Changes

Fields, calls and the words of extensible lists may be added, so ignore what you do not know.
`.trim();
