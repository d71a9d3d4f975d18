import { workSettings } from '@hawiyat/shared/contract/company/work-settings';
import { messages } from '../../texts/working-days.ts';
import { loadingCards, settingsScreen } from '../components/settings-screen.tsx';
import { DaysPart } from './days-part.tsx';
import { HolidaysPart } from './holidays-part.tsx';
import { OffersPart } from './offers-part.tsx';
import { typedWork, workForm } from './work-typing.ts';

export const WorkPage = settingsScreen(workSettings, {
  ...{ schema: workForm, typedOf: typedWork },
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
