import { expect, test } from 'vitest';
import { statusChanges } from './status-dialog.tsx';

test('what has the status already, or what an order holds, is not sent', () => {
  const at = { version: 2, heldByOrder: false };
  expect(
    statusChanges(
      [
        { id: 'a', status: 'available', ...at },
        { id: 'b', status: 'maintenance', ...at },
        { id: 'c', status: 'rented', ...at, heldByOrder: true },
        { id: 'd', status: 'rented', ...at },
        { id: 'e', status: 'maintenance', ...at, heldByOrder: true },
      ],
      'maintenance',
    ),
  ).toEqual({
    changes: ['a', 'd'].map((id) => ({ id, version: 2, status: 'maintenance' })),
    same: 2,
    held: 1,
  });
});
