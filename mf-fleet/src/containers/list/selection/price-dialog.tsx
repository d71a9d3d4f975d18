import { price as priceSchema } from '@hawiyat/shared/contract/core/money';
import { typedAmount } from '@hawiyat/shared/contract/core/typed-amount';
import { Field, Input, Text } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { MoneyInput } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { ManyDialog, type ManyDialogProps } from './many-dialog.tsx';
import { mostPercent, type PriceRule, priceChanges } from './new-prices.ts';
import { PricePreview } from './price-preview.tsx';
import { messages } from './selection-messages.ts';

const texts = messages.price;
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

export function PriceDialog({ containers, onClose }: Pick<ManyDialogProps, 'containers' | 'onClose'>) {
  const [kind, setKind] = useState<Kind>('set');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const rule = ruleOf(kind, typed);
  const found = 'wrong' in rule ? null : { rule, ...priceChanges(containers, rule) };
  const type = (text: string) => {
    setTyped(text);
    setShown(false);
  };
  const field = { value: typed, autoComplete: 'off' } as const;
  return (
    <ManyDialog
      title={texts.title}
      containers={containers}
      changes={found?.changes ?? null}
      onWrong={() => setShown(true)}
      submit={texts.submit}
      done={texts.done}
      onClose={onClose}
    >
      <SegmentedFilter
        label={texts.rule}
        value={kind}
        options={kinds}
        onChange={(next) => {
          setKind(next);
          setShown(false);
        }}
      />
      <Field label={texts[kind]} error={shown && 'wrong' in rule ? rule.wrong : undefined}>
        {kind === 'set' ? (
          <MoneyInput {...field} data-autofocus onChange={({ target }) => type(target.value)} />
        ) : (
          <Input
            {...field}
            dir="ltr"
            textAlign="right"
            inputMode="decimal"
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      {found && (
        <div>
          {found.changes.length > 0 && <PricePreview containers={containers} rule={found.rule} />}
          {found.same > 0 && <Text color="fg.muted">{texts.same(found.same)}</Text>}
          {found.impossible > 0 && <Text color="danger.fg">{texts.impossible(found.impossible)}</Text>}
          {found.changes.length === 0 && <Text fontWeight="medium">{messages.nothing}</Text>}
        </div>
      )}
    </ManyDialog>
  );
}
