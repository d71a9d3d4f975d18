import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { chakra, Ltr, Text } from '@hawiyat/shared/ui';
import { newPrice, type PriceRule } from './new-prices.ts';
import { messages } from './selection-messages.ts';

const texts = messages.price;
/** Most rows; the others follow the same rule. */
const mostRows = 50;

const Table = chakra('div', {
  base: {
    maxH: '15rem',
    mb: '2',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'md',
    '& table': { w: 'full', borderSpacing: '0' },
    '& th, & td': { px: '3', py: '1.5', textAlign: 'start' },
    '& th': {
      position: 'sticky',
      top: '0',
      bg: 'bg.muted',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
    },
    '& tr + tr td': { borderTopWidth: '1px' },
    '& td:last-of-type': { fontWeight: 'semibold' },
    '& td:nth-of-type(2)': { color: 'fg.muted' },
  },
});

export function PricePreview({ containers, rule }: { containers: readonly Container[]; rule: PriceRule }) {
  const rows = containers.flatMap(({ id, containerNumber, price }) => {
    const next = newPrice(price, rule);
    return next === null || next === price ? [] : [{ id, containerNumber, price, next }];
  });
  return (
    <>
      <Table tabIndex={0} role="region" aria-label={texts.preview}>
        <table aria-label={texts.preview}>
          <thead>
            <tr>
              <th scope="col">{texts.number}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostRows).map(({ id, containerNumber, price, next }) => (
              <tr key={id}>
                <td>
                  <Ltr>{containerNumber}</Ltr>
                </td>
                <td>
                  <Ltr>{formatRiyal(price)}</Ltr>
                </td>
                <td>
                  <Ltr>{formatRiyal(next)}</Ltr>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Table>
      {rows.length > mostRows && <Text color="fg.muted">{texts.others(rows.length - mostRows)}</Text>}
    </>
  );
}
