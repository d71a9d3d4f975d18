import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors } from '@hawiyat/shared/ui/theme/colors';
import { expect, test } from 'vitest';

test('the marker, which as a file of its own knows no theme, has the logo’s orange', () => {
  const marker = readFileSync(join(import.meta.dirname, 'map-marker.svg'), 'utf8');
  expect(marker).toContain(`fill="${colors.mark.DEFAULT.light.toLowerCase()}"`);
});
