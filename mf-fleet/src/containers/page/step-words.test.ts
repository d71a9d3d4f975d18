import type { ContainerStep } from '@hawiyat/shared/contract/fleet/container-details';
import { expect, test } from 'vitest';
import { stepSentence } from './step-words.ts';

const nothing = { order: null, place: null, by: null, text: null, cost: null, before: null, after: null };
const order = { id: 'o', number: 'ح-10377' };
const sentence = (step: Partial<ContainerStep> & Pick<ContainerStep, 'kind'>) =>
  stepSentence({ ...nothing, ...step }).replace(/[\u2066-\u2069]/g, '');

test.each<[Partial<ContainerStep> & Pick<ContainerStep, 'kind'>, string]>([
  [{ kind: 'added', by: 'نورة' }, 'أُضيفت إلى الأسطول، نورة'],
  [{ kind: 'reserved', order }, 'حُجزت للطلب ح-10377'],
  [{ kind: 'delivered', order, place: 'الدرعية', by: 'بندر السبيعي' }, 'سُلّمت في الدرعية، بندر السبيعي'],
  [{ kind: 'delivered', order, place: 'قرب الخرج' }, 'سُلّمت قرب الخرج'],
  [{ kind: 'delivered', order }, 'سُلّمت'],
  [{ kind: 'emptied', order, by: 'بندر' }, 'فُرّغت وأُعيدت إلى العميل، بندر'],
  [{ kind: 'returned', order, by: 'بندر' }, 'عادت من الطلب ح-10377، بندر'],
  [{ kind: 'canceled', order }, 'أُلغي طلبها ح-10377'],
  [{ kind: 'maintained', text: 'لحام القاعدة', cost: 350 }, 'صيانة: لحام القاعدة، 350.00 ر.س'],
  [{ kind: 'maintained', text: 'طلاء' }, 'صيانة: طلاء'],
  [
    { kind: 'changed', before: { status: 'available' }, after: { status: 'maintenance' } },
    'تغيّرت حالتها من متوفرة إلى صيانة',
  ],
  [
    {
      kind: 'changed',
      by: 'نورة',
      before: { price: 500, size: '12 yard' },
      after: { price: 620, size: '20 yard' },
    },
    'تغيّر سعرها من 500.00 ر.س إلى 620.00 ر.س، وتغيّر حجمها من 12 ياردة إلى 20 ياردة، نورة',
  ],
  [{ kind: 'changed', before: { price: null }, after: { price: 620 } }, 'تغيّر سعرها إلى 620.00 ر.س'],
  [
    { kind: 'changed', before: { price: 620 }, after: { price: null } },
    'تغيّر سعرها من 620.00 ر.س إلى لا شيء',
  ],
  [{ kind: 'changed', before: { color: 'x' }, after: { color: 'y' } }, 'عُدّلت بياناتها'],
  [{ kind: 'painted' as 'added' }, 'painted'],
])('%o is «%s»', (step, expected) => {
  expect(sentence(step)).toBe(expected);
});
