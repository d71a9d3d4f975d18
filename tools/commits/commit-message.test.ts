import { expect, test } from 'vitest';
import { faultOf } from './commit-message.ts';

test.each([
  ['fix(orders): keep scroll position on back', null],
  ['feat: add a filter\n\nThe list grew too long.', null],
  ['fix!: refuse unknown fields\n# a comment of Git', null],
  ["Merge branch 'main'", null],
  ['keep scroll position', 'is not'],
  ['fix(Orders): keep it', 'is not'],
  ['feat(orders): ends with a point.', 'is not'],
  [`fix(orders): ${'x'.repeat(60)}`, 'has 73 characters'],
  ['fix: one\ntwo', 'no blank line'],
])('the message %j', (message, fault) => {
  if (fault === null) expect(faultOf(message)).toBeNull();
  else expect(faultOf(message)).toContain(fault);
});
