export const tagGroups = {
  'For companies': {
    'Company sign-up': 'A company verifies an e-mail address, registers, and waits for the review.',
    'Company sessions':
      'Sign-in and sign-out of a company’s people, where else they are signed in, their ways back in, and the security of their accounts.',
    'Company settings': 'A company’s profile, bank account and working days, and its first steps.',
    People: 'Who belongs to a company, with which role; invites, and one’s own profile.',
    'Personal data': 'Copies and deletion on request, retention, and consents.',
    'Trying out': 'A company’s sandbox, and a visitor’s demo: companies that are not real.',
    Containers: 'The company’s containers: types, sizes, prices, and what they are in use for.',
    Drivers: 'The company’s drivers, who deliver and empty containers.',
    'Vehicles and documents': 'Trucks with their drivers, and the documents of company, trucks and drivers.',
    Marketplace: 'Open requests of customers, and the company’s offers for them.',
    Orders: 'Accepted orders, from the assignment of a driver to the return of the container.',
    'Sub-orders': 'Unloads and the final return of a delivered container.',
    Dashboard: 'The company’s figures: stock, tasks that wait, revenue, and the statement.',
    Previews: 'A release that is not rolled out yet, for named administrators.',
    Events: 'Live updates, what people are told of, and the audit log of who changed what.',
  },
  'For customers': {
    'Customer account': 'Registration and sessions of customers, and the proof of their phone.',
    'Customer requests': 'A customer requests a container, accepts an offer, and may cancel.',
  },
  'For drivers': { 'Driver app': 'A driver’s tasks: deliver, prove, pick up, bring back.' },
  'For the platform': {
    'Companies and customers':
      'Operators review registrations and bank accounts, suspend companies, set limits, and settle refunds.',
    'Operators and tokens': 'The persons and machines that run the platform.',
    'Releases and rollouts': 'Teams publish releases of their area; operators roll them out in stages.',
  },
} as const;

type Groups = typeof tagGroups;
export type Tag = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];
