import { describe, expect, test } from 'vitest';
import type { AreaEvent } from './area-state.ts';
import {
  arrived,
  entered,
  failed,
  fallback,
  nothingLeft,
  offer,
  open,
  outdated,
  outdatedAfter,
  reassigned,
  renewed,
  retried,
  run,
  secondTry,
  shown,
  usual,
} from './testing/area-cases.ts';

const same = offer({ composition: { ...usual.composition } });
const events = {
  'is entered': entered(),
  'is entered with an outdated composition': entered(outdated),
  'is entered with a renewed composition': entered(same),
  'is entered when another release is assigned': entered(reassigned),
  'is entered by another company': entered(offer({ assigned: 'newest', company: 'two' })),
  'is entered when the release is halted': entered(offer({ assigned: 'old', withdrawn: ['new'] })),
  'is retried': retried(),
  'is retried with an outdated composition': retried(outdated),
  'has its composition renewed': renewed(same),
  'has another release assigned': renewed(reassigned),
  'has arrived': arrived,
  'is shown': shown(),
  failed: failed('failed'),
  hung: failed('hung'),
  'is incompatible': failed('incompatible'),
  crashed: failed('crashed'),
  'altered the layout': failed('altered'),
  'failed with an outdated composition': failed('failed', outdated),
  'crashed when another release is assigned': failed('crashed', reassigned),
} satisfies Record<string, AreaEvent>;
type Case = keyof typeof events;
/** The state and the effects that follow; what is left out changes nothing. */
type Row = Partial<Record<Case, string>>;

const fallBack: Row = {
  hung: 'loading fallback: discard, report fellBack new, load old',
  'is incompatible': 'loading fallback: discard, report fellBack new, load old',
  crashed: 'loading fallback: discard, report crashed new, load old',
  'altered the layout': 'loading fallback: discard, report alteredLayout new, load old',
};
const whileFirstLoads: Row = {
  'has arrived': 'mounted assigned:',
  failed: 'loading secondTry: discard, load new',
  ...fallBack,
  'failed with an outdated composition': 'loading secondTry: discard, load new',
  'crashed when another release is assigned': 'loading fallback: discard, report crashed new, load old',
};
const whileSecondLoads: Row = {
  'has arrived': 'mounted secondTry:',
  failed: 'loading fallback: discard, report fellBack new, load old',
  ...fallBack,
  'failed with an outdated composition': 'loading fallback: discard, report fellBack new, load old',
  'crashed when another release is assigned': 'loading fallback: discard, report crashed new, load old',
};
const giveUp: Row = {
  failed: 'failed: discard, report failed old',
  hung: 'failed: discard, report failed old',
  'is incompatible': 'failed: discard, report failed old',
  crashed: 'failed: discard, report crashed old',
};
const leaveNew: Row = {
  'is entered by another company': 'loading assigned: discard, load newest',
  'is entered when the release is halted': 'loading assigned: discard, load old',
};
const mounted: Row = {
  ...leaveNew,
  ...fallBack,
  'crashed when another release is assigned': 'loading assigned: discard, report crashed new, load newest',
};
const shownNew: Row = {
  ...leaveNew,
  failed: 'loading secondTry: discard, load new',
  ...fallBack,
  'failed with an outdated composition': 'renewing after a failure: discard, renew',
  'crashed when another release is assigned': 'loading assigned: discard, report crashed new, load newest',
};
const loadAnew: Row = {
  'is entered with a renewed composition': 'loading assigned: load new',
  'is entered when another release is assigned': 'loading assigned: load newest',
  'is entered by another company': 'loading assigned: load newest',
  'is entered when the release is halted': 'loading assigned: load old',
  'is retried': 'loading assigned: load new',
  'is retried with an outdated composition': 'renewing: renew',
};

const table: Record<string, { by: AreaEvent[]; row: Row }> = {
  closed: {
    by: [],
    row: {
      'is entered': 'loading assigned: load new',
      'is entered with an outdated composition': 'renewing: renew',
      'is entered with a renewed composition': 'loading assigned: load new',
      'is entered when another release is assigned': 'loading assigned: load newest',
      'is entered by another company': 'loading assigned: load newest',
      'is entered when the release is halted': 'loading assigned: load old',
    },
  },
  renewing: {
    by: [entered(outdated)],
    row: {
      'has its composition renewed': 'loading assigned: load new',
      'has another release assigned': 'loading assigned: load newest',
    },
  },
  'renewing before a second try': {
    by: outdatedAfter(open, 'failed'),
    row: {
      'has its composition renewed': 'loading secondTry: load new',
      'has another release assigned': 'loading assigned: load newest',
    },
  },
  'renewing before the fallback': {
    by: outdatedAfter(open, 'hung'),
    row: {
      'has its composition renewed': 'loading fallback: load old',
      'has another release assigned': 'loading assigned: load newest',
    },
  },
  'renewing with nothing left': {
    by: outdatedAfter([...fallback, arrived], 'hung'),
    row: {
      'has its composition renewed': 'loading assigned: load new',
      'has another release assigned': 'loading assigned: load newest',
    },
  },
  'loading assigned': { by: [entered(usual, 0)], row: whileFirstLoads },
  'loading secondTry': { by: secondTry, row: whileSecondLoads },
  'loading fallback': {
    by: fallback,
    row: {
      'has arrived': 'mounted fallback:',
      'altered the layout': 'loading fallback: report alteredLayout old',
      ...giveUp,
      'failed with an outdated composition': 'failed: discard, report failed old',
      'crashed when another release is assigned': 'failed: discard, report crashed old',
    },
  },
  'mounted assigned': {
    by: open,
    row: {
      ...mounted,
      'is shown': 'shown assigned: report loaded new',
      failed: 'loading secondTry: discard, load new',
      'failed with an outdated composition': 'renewing after a failure: discard, renew',
    },
  },
  'mounted secondTry': {
    by: [...secondTry, arrived],
    row: {
      ...mounted,
      'is shown': 'shown secondTry: report retried new',
      failed: 'loading fallback: discard, report fellBack new, load old',
      'failed with an outdated composition': 'renewing after a failure: discard, report fellBack new, renew',
    },
  },
  'mounted fallback': {
    by: [...fallback, arrived],
    row: {
      'is entered by another company': 'loading assigned: discard, load newest',
      'is shown': 'shown fallback: report loaded old',
      'altered the layout': 'mounted fallback: report alteredLayout old',
      ...giveUp,
      'failed with an outdated composition': 'renewing after a failure: discard, report failed old, renew',
      'crashed when another release is assigned':
        'loading assigned: discard, report crashed old, load newest',
    },
  },
  'shown assigned': { by: [...open, shown()], row: shownNew },
  'shown secondTry': { by: [...secondTry, arrived, shown()], row: shownNew },
  'shown fallback': {
    by: [...fallback, arrived, shown()],
    row: {
      'is entered by another company': 'loading assigned: discard, load newest',
      failed: 'failed in use: discard, report failed old',
      hung: 'failed in use: discard, report failed old',
      'is incompatible': 'failed in use: discard, report failed old',
      crashed: 'failed in use: discard, report crashed old',
      'altered the layout': 'shown fallback: report alteredLayout old',
      'failed with an outdated composition': 'renewing after a failure: discard, report failed old, renew',
      // It was shown, so its new attempts belong to the newer composition, of which `old` is the fallback.
      'crashed when another release is assigned': 'failed in use: discard, report crashed old',
    },
  },
  failed: { by: nothingLeft, row: loadAnew },
  'failed in use': { by: [...fallback, arrived, shown(), failed('crashed')], row: loadAnew },
};

describe.each(Object.entries(table))('an area that is %s', (_, { by, row }) => {
  const before = run(by);

  test.each(Object.entries(events))('and %s', (name, event) => {
    const expected = row[name as Case];
    const { state, name: following, did } = run([event], before.state);
    if (expected) expect(`${following}: ${did.join(', ')}`.trim()).toBe(expected);
    else {
      expect(state).toBe(before.state);
      expect(did).toEqual([]);
    }
  });
});

test.each(Object.entries(table))('the case "%s" is named after its state', (name, { by }) => {
  expect(name).toContain(run(by).name.replace(' after a failure', ''));
});
