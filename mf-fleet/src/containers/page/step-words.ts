import type { ContainerStep } from '@hawiyat/shared/contract/fleet/container-details';
import type { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { money } from '@hawiyat/shared/locale/money';

const words: Readonly<Record<string, string>> = { ...sizeLabel, ...statusLabel };

/** «في الدرعية»; a place that already contains a preposition gets none. */
const at = (place: string | null) =>
  place === null ? '' : /^(قرب|أقرب) /.test(place) ? ` ${place}` : ` في ${place}`;
const by = (name: string | null) => (name === null ? '' : `، ${isolateName(name)}`);

type Told = Pick<ContainerStep, 'kind' | 'order' | 'place' | 'by' | 'text' | 'cost' | 'before' | 'after'>;

/** One sentence with the container as its subject: «سُلّمت في الدرعية، بندر السبيعي». */
export function stepSentence(step: Told): string {
  const order = step.order === null ? '' : isolateName(step.order.number);
  switch (step.kind) {
    case 'added':
      return `أُضيفت إلى الأسطول${by(step.by)}`;
    case 'reserved':
      return `حُجزت للطلب ${order}`;
    case 'delivered':
      return `سُلّمت${at(step.place)}${by(step.by)}`;
    case 'emptied':
      return `فُرّغت وأُعيدت إلى العميل${by(step.by)}`;
    case 'returned':
      return `عادت من الطلب ${order}${by(step.by)}`;
    case 'canceled':
      return `أُلغي طلبها ${order}`;
    case 'maintained':
      return `صيانة: ${isolateName(step.text ?? '')}${step.cost === null ? '' : `، ${money(step.cost)}`}`;
    case 'changed':
      return `${changesIn(step)}${by(step.by)}`;
    default:
      return isolate(step.kind);
  }
}

/** Each field as a grammatical subject, in its gender. */
const fieldSubjects: Record<keyof typeof editedContainer, string> = {
  status: 'تغيّرت حالتها',
  price: 'تغيّر سعرها',
  type: 'تغيّر نوعها',
  size: 'تغيّر حجمها',
  containerNumber: 'تغيّر رقمها',
};

function changesIn({ before, after }: Told): string {
  const sentences = Object.entries(fieldSubjects).flatMap(([field, what]) => {
    const [from, to] = [before?.[field] ?? null, after?.[field]];
    if (to === undefined || (to === null && from === null)) return [];
    return [`${what}${from === null ? '' : ` من ${shown(field, from)}`} إلى ${shown(field, to)}`];
  });
  return sentences.length > 0 ? sentences.join('، و') : 'عُدّلت بياناتها';
}

function shown(field: string, value: unknown): string {
  if (value === null) return 'لا شيء';
  if (field === 'price') return money(Number(value));
  return words[String(value)] ?? isolateName(String(value));
}
