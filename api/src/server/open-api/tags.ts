interface Tag {
  readonly name: string;
  readonly description: string;
  readonly group: string;
  /** The paths of its calls. */
  readonly paths: RegExp;
}

const companies = 'For companies';
const customers = 'For customers';
const drivers = 'For drivers';
const platform = 'For the platform';

/** The chapters of the document, in reading order; a call belongs to the first whose paths match. */
const tags: readonly Tag[] = [
  {
    name: 'Company sign-up',
    description: 'A company verifies an e-mail address, registers, and waits for the review.',
    group: companies,
    paths: /^\/api\/company\/(send-verification|verify-email|register)$/,
  },
  {
    name: 'Company sessions',
    description:
      'Sign-in and sign-out of a company’s people, where else they are signed in, their ways back in, and the security of their accounts.',
    group: companies,
    paths: /^\/api\/company\/(auth|sessions)/,
  },
  {
    name: 'People',
    description: 'Who belongs to a company, with which role; invites, and one’s own profile.',
    group: companies,
    paths: /^\/api\/company\/(people|join)/,
  },
  {
    name: 'Personal data',
    description: 'Copies and deletion on request, retention, and consents.',
    group: companies,
    paths: /^\/api\/company\/(personal-data|consents)/,
  },
  {
    name: 'Trying out',
    description: 'A company’s sandbox, and a visitor’s demo: companies that are not real.',
    group: companies,
    paths: /^\/api\/(company\/sandbox|demo)/,
  },
  {
    name: 'Containers',
    description: 'The company’s containers: types, sizes, prices, and what they are in use for.',
    group: companies,
    paths: /^\/api\/company\/containers/,
  },
  {
    name: 'Drivers',
    description: 'The company’s drivers, who deliver and empty containers.',
    group: companies,
    paths: /^\/api\/company\/drivers/,
  },
  {
    name: 'Vehicles and papers',
    description: 'Trucks with their drivers, and the documents of company, trucks and drivers.',
    group: companies,
    paths: /^\/api\/company\/(trucks|documents)/,
  },
  {
    name: 'Marketplace',
    description: 'Open requests of customers, and the company’s offers for them.',
    group: companies,
    paths: /^\/api\/company\/(orders\/pending|offers)/,
  },
  {
    name: 'Orders',
    description: 'Accepted orders, from the assignment of a driver to the return of the container.',
    group: companies,
    paths: /^\/api\/company\/orders/,
  },
  {
    name: 'Sub-orders',
    description: 'Unloads and the final return of a delivered container.',
    group: companies,
    paths: /^\/api\/company\/sub-orders/,
  },
  {
    name: 'Dashboard',
    description: 'The company’s figures: stock, tasks that wait, revenue, and the statement.',
    group: companies,
    paths: /^\/api\/company\/dashboard/,
  },
  {
    name: 'Previews',
    description: 'A release that is not rolled out yet, for named administrators.',
    group: companies,
    paths: /^\/api\/company\/preview$/,
  },
  {
    name: 'Events',
    description: 'Live updates, what people are told of, and the trail of who changed what.',
    group: companies,
    paths: /^\/api\/company\/(events|audit|notifications)/,
  },
  {
    name: 'Customer account',
    description: 'Registration and sessions of customers, and the proof of their phone.',
    group: customers,
    paths: /^\/api\/customer\/(register|login|logout|phone)/,
  },
  {
    name: 'Customer requests',
    description: 'A customer requests a container, accepts an offer, and may cancel.',
    group: customers,
    paths: /^\/api\/customer\//,
  },
  {
    name: 'Driver app',
    description: 'A driver’s tasks: deliver, prove, pick up, bring back.',
    group: drivers,
    paths: /^\/api\/driver\//,
  },
  {
    name: 'Companies and customers',
    description: 'Operators review registrations, suspend companies, set limits, and settle refunds.',
    group: platform,
    paths: /^\/api\/platform\/(registrations|companies|customers|refunds)/,
  },
  {
    name: 'Operators and tokens',
    description: 'The persons and machines that run the platform.',
    group: platform,
    paths: /^\/api\/platform\/(login|logout|operators|credential|tokens)/,
  },
  {
    name: 'Releases and rollouts',
    description: 'Teams publish releases of their area; operators roll them out in stages.',
    group: platform,
    paths:
      /^\/api\/platform\/(releases|rollouts|areas|previews|webhooks|webhook-deliveries|teams|composition|outcomes)/,
  },
];

/** @returns the chapter of a call; a path that no chapter names has one of its own, by its first folder */
export function tagOf(path: string): string {
  const known = tags.find(({ paths }) => paths.test(path));
  return known?.name ?? `More for ${path.split('/')[2] ?? 'all'}`;
}

/**
 * The chapters of a document with their descriptions, and the groups that a reader sees.
 * @param used names of its chapters
 */
export function tagsOf(used: ReadonlySet<string>) {
  const more = [...used]
    .filter((name) => !tags.some((tag) => tag.name === name))
    .map((name) => ({ name, description: 'Calls without a chapter of their own.', group: platform }));
  const listed = [...tags.filter(({ name }) => used.has(name)), ...more];
  const groups = new Map<string, string[]>();
  for (const { name, group } of listed) groups.set(group, [...(groups.get(group) ?? []), name]);
  return {
    tags: listed.map(({ name, description }) => ({ name, description })),
    'x-tagGroups': [...groups].map(([name, names]) => ({ name, tags: names })),
  };
}
