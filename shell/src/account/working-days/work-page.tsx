import { workSettings } from '@hawiyat/shared/contract/company/work-settings';
import { containerTypes, sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import type { SettingsAnswer, SettingsDraft } from '@hawiyat/shared/contract/core/settings';
import { rentalDurations } from '@hawiyat/shared/contract/marketplace/offers';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { chakra } from '@hawiyat/shared/ui';
import { type Doubt, doubtsBeside, InputField, MoneyInput, SelectField } from '@hawiyat/shared/ui/forms';
import { messages } from '../../texts/working-days.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { loadingCards, settingsScreen } from '../components/settings-screen.tsx';
import { FieldGrid, TitledPart } from '../components/titled-part.tsx';
import { DaysPart } from './days-part.tsx';
import { HolidaysPart } from './holidays-part.tsx';
import { kindKey, type TypedWork, typedWork, workForm } from './work-typing.ts';

export const WorkPage = settingsScreen(workSettings, {
  schema: workForm,
  typedOf: typedWork,
  doubts: priceDoubts,
  parts: {
    days: DaysPart,
    hours: DaysPart,
    holidays: HolidaysPart,
    rentalDuration: OffersPart,
    prices: OffersPart,
  },
  Loading: loadingCards(messages.loading, '44', '60'),
  proposal: messages.proposal,
});

type Work = typeof workSettings;

/** Compares with the saved prices; the first ones with each other. */
function priceDoubts({ prices }: SettingsDraft<Work>, saved: SettingsAnswer<Work>): Doubt[] {
  return prices.flatMap((named) => {
    const others = saved.prices.length > 0 ? saved.prices : prices.filter((other) => other !== named);
    const known = others.map(({ price }) => price);
    return doubtsBeside(named.price, known, messages.unusualPrice(named.type, sizeLabel[named.size]));
  });
}

const Kind = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(11rem, 1fr))' },
    gap: '3',
    minW: '0',
    '& legend': { mb: '2', fontWeight: 'medium' },
  },
});

function OffersPart({ register }: SettingsPartProps<TypedWork>) {
  return (
    <TitledPart {...messages.offers}>
      <FieldGrid>
        <SelectField
          label={messages.duration}
          placeholder={messages.noDuration}
          options={rentalDurations.map((days) => [days, pluralize(days, 'day')])}
          {...register('rentalDuration')}
        />
      </FieldGrid>
      {containerTypes.map((type) => (
        <Kind key={type}>
          <legend>{type}</legend>
          {sizesOfType[type].map((size) => {
            const name = `prices.${kindKey({ type, size })}` as const;
            return (
              <InputField
                key={size}
                label={sizeLabel[size]}
                control={MoneyInput}
                aria-label={messages.price(type, sizeLabel[size])}
                {...register(name)}
              />
            );
          })}
        </Kind>
      ))}
    </TitledPart>
  );
}
