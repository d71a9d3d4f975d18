// @module-tag slow
import spectralCore from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { contractEndpoints } from '../../../testing/contract-endpoints.ts';
import { everyError } from '../../../testing/every-error.ts';
import { openApi } from './document.ts';

interface Exception {
  readonly rules: readonly string[];
  readonly reason: string;
  /** Where it holds, as a path in the document; everywhere by default. */
  readonly where?: RegExp;
}

const publicCalls =
  /^paths (\/api\/(company\/(auth\/admin\/(login(\/two-factor|\/link(\/use|\/two-factor)?)?|forgot-password|forgot-identifier|reset-password)|send-verification|verify-email|register|join|join\/invite)|customer\/(login|register)|demo\/visit|driver\/login(\/link)?|platform\/login|platform\/outcomes)) /;

/** Every finding that stays, and why. */
const exceptions: readonly Exception[] = [
  {
    rules: [
      'owasp:api4:2023-string-limit',
      'owasp:api4:2023-string-restricted',
      'owasp:api4:2023-array-limit',
    ],
    where: / responses | ?components schemas Error/,
    reason:
      'What the server answers is as long as what it has accepted; the limits are those of the requests.',
  },
  {
    rules: ['owasp:api4:2023-string-restricted'],
    where: /(requestBody content \S+ schema properties|parameters)( \S+)+$/,
    reason:
      'People type names, reasons, passwords and numbers in any script; the server normalizes them, and rejects control characters in every text.',
  },
  {
    rules: ['owasp:api4:2023-string-restricted'],
    where: /^components headers/,
    reason: 'Headers that the server sends, each with an example.',
  },
  {
    rules: ['owasp:api4:2023-string-limit'],
    where: /^paths \/api\/platform\/releases post requestBody .* files (additionalProperties|propertyNames)$/,
    reason:
      'The files of a release; their body is limited to 32 MB, and each must be in the signed manifest.',
  },
  {
    rules: ['owasp:api4:2023-rate-limit', 'owasp:api4:2023-rate-limit-responses-429'],
    where: /^paths \S+ (get|post|patch|delete) responses( |$)/,
    reason:
      'Calls with a session are not counted: a session acts on its own rows, the calls in progress are limited for all (503), and what could fill the database has a quota.',
  },
  {
    rules: ['owasp:api8:2023-define-cors-origin'],
    reason: 'The panel is of the same origin; without CORS headers no other origin may read a response.',
  },
  {
    rules: ['owasp:api2:2023-write-restricted'],
    where: publicCalls,
    reason:
      'Sign-in, the ways back in, registration and reports come before a session; each is limited by network.',
  },
  {
    rules: ['owasp:api8:2023-define-error-responses-401'],
    where: publicCalls,
    reason: 'Calls that take no credentials have none to reject.',
  },
  {
    rules: ['owasp:api2:2023-no-credentials-in-url'],
    where: /^paths \/api\/platform\/tokens\/\{tokenId\}\/revoke /,
    reason: 'The id of a token, which opens nothing.',
  },
  {
    rules: ['owasp:api5:2023-admin-security-unique'],
    where: /^paths \/api\/company\/auth\/admin\//,
    reason: 'An administrator here is a company’s user; the platform’s operators have a scheme of their own.',
  },
  {
    rules: ['oas3-operation-security-defined'],
    where: / security 1 machine 0$/,
    reason: 'OpenAPI 3.1 lets any scheme name roles; the rule knows the scopes of OAuth alone.',
  },
];

interface Finding {
  readonly code: string;
  readonly at: string;
}

const explains = ({ rules, where }: Exception, { code, at }: Finding) =>
  rules.includes(code) && (where === undefined || where.test(at));

test('Spectral finds nothing in the document by its own rules and OWASP’s, but for exceptions with a reason', async () => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({
    extends: [
      [rulesets.oas, 'recommended'],
      [owasp, 'all'],
    ],
  } as Parameters<typeof spectral.setRuleset>[0]);
  const contract = await contractEndpoints();
  const errors = await everyError();
  const found = await spectral.run(openApi(contract, (endpoint) => (endpoint === contract[0] ? errors : [])));
  const findings = found.map(({ code, path }): Finding => ({ code: String(code), at: path.join(' ') }));
  const unexplained = findings.filter(
    (finding) => !exceptions.some((exception) => explains(exception, finding)),
  );
  expect(unexplained.slice(0, 20)).toEqual([]);
  const needless = exceptions.filter(
    (exception) => !findings.some((finding) => explains(exception, finding)),
  );
  expect(needless).toEqual([]);
}, 120_000);
