import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { price as priceSchema } from '@hawiyat/shared/contract/core/money';
import { typedAmount } from '@hawiyat/shared/contract/core/typed-amount';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import type { ContainerChange } from '@hawiyat/shared/contract/fleet/many-containers';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { chakra, Ltr, Text } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { doubtsBeside, InputField, MoneyInput } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { messages } from '../../../texts/container-forms.ts';
import { type Chosen, ManyDialog } from './many-dialog.tsx';

const texts = messages.many.price;
type Kind = keyof typeof texts.rules;
const kinds = Object.entries(texts.rules).map(([value, label]) => ({ value: value as Kind, label }));

function ruleOf(kind: Kind, typed: string): PriceRule | { readonly wrong: string } {
  if (kind === 'set') {
    const read = priceSchema.safeParse(typed);
    return read.success ? { price: read.data } : { wrong: read.error.issues[0]?.message ?? '' };
  }
  const amount = typedAmount(typed.replace(/[%٪]/, ''));
  const most = kind === 'less' ? 100 : mostPercent;
  if (typeof amount !== 'number' || !(amount > 0 && amount < most))
    return { wrong: texts.percentWrong(most) };
  return { percent: kind === 'less' ? -amount : amount };
}

/** `shown`: a press has asked for what is wrong. */
type Choice = { readonly kind: Kind; readonly typed: string; readonly shown: boolean };

export function PriceDialog({ containers, title, onClose }: DialogProps<Chosen>) {
  const [{ kind, typed, shown }, setState] = useState<Choice>({ kind: 'set', typed: '', shown: false });
  const change = (to: Partial<Choice>) => setState({ kind, typed, shown: false, ...to });
  const rule = ruleOf(kind, typed);
  const prices = containers.map(({ price }) => price);
  const found = 'wrong' in rule ? null : { rule, ...priceChanges(containers, rule) };
  return (
    <ManyDialog
      {...{ title, containers, onClose }}
      changes={found?.changes ?? null}
      doubts={'price' in rule ? doubtsBeside(rule.price, prices, messages.unusualPrice) : []}
      onWrong={() => change({ shown: true })}
      submit={texts.submit}
      done={texts.done}
    >
      <SegmentedFilter
        {...{ label: texts.rule, value: kind, options: kinds }}
        onChange={(next) => change({ kind: next })}
      />
      <InputField
        key={kind}
        label={texts[kind]}
        error={shown && 'wrong' in rule ? rule.wrong : undefined}
        value={typed}
        onChange={({ target }) => change({ typed: target.value })}
        {...(kind === 'set'
          ? { control: MoneyInput, 'data-autofocus': '' }
          : ({ inputMode: 'decimal', textAlign: 'right' } as const))}
      />
      {found && (
        <div>
          {found.changes.length > 0 && <PricePreview containers={containers} rule={found.rule} />}
          {found.same > 0 && <Text color="fg.muted">{texts.same(found.same)}</Text>}
          {found.impossible > 0 && <Text color="danger.fg">{texts.impossible(found.impossible)}</Text>}
          {found.changes.length === 0 && <Text fontWeight="medium">{messages.many.nothing}</Text>}
        </div>
      )}
    </ManyDialog>
  );
}

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

function PricePreview({ containers, rule }: { containers: readonly Container[]; rule: PriceRule }) {
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

type PriceRule = { readonly price: number } | { readonly percent: number };

const highestPrice = 99_999_999.99;
/** Beyond it a percentage is a slip. */
const mostPercent = 1_000;

export function newPrice(price: number, rule: PriceRule): number | null {
  // Halalas times a percentage with two decimals rounds exactly enough.
  const next =
    'price' in rule ? rule.price : Math.round(Number((price * (100 + rule.percent)).toFixed(6))) / 100;
  return next > 0 && next <= highestPrice ? next : null;
}

type Priced = Pick<Container, 'id' | 'price' | 'version'>;

export function priceChanges(containers: readonly Priced[], rule: PriceRule) {
  const changes: ContainerChange[] = [];
  let same = 0;
  let impossible = 0;
  for (const { id, price, version } of containers) {
    const next = newPrice(price, rule);
    if (next === null) impossible += 1;
    else if (next === price) same += 1;
    else changes.push({ id, version, price: next });
  }
  return { changes, same, impossible };
}
