import type { ContainerStep } from '@hawiyat/shared/contract/fleet/container-details';
import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { money } from '@hawiyat/shared/locale/money';
import { messages } from '../../texts/container-page.ts';

const { steps: texts } = messages;

const words: Readonly<Record<string, string>> = { ...sizeLabel, ...statusLabel };

const by = (name: string | null) => (name === null ? '' : `، ${isolateName(name)}`);

type Told = Pick<ContainerStep, 'kind' | 'order' | 'place' | 'by' | 'text' | 'cost' | 'before' | 'after'>;

/** One sentence with the container as its subject: «سُلّمت في الدرعية، بندر السبيعي». */
export function stepSentence(step: Told): string {
  const order = step.order === null ? '' : isolateName(step.order.number);
  switch (step.kind) {
    case 'added':
      return texts.added + by(step.by);
    case 'reserved':
      return texts.reserved(order);
    case 'delivered':
      return `${texts.delivered}${texts.at(step.place)}${by(step.by)}`;
    case 'emptied':
      return texts.emptied + by(step.by);
    case 'returned':
      return texts.returned(order) + by(step.by);
    case 'canceled':
      return texts.canceled(order);
    case 'maintained':
      return `${texts.maintained(isolateName(step.text ?? ''))}${step.cost === null ? '' : `، ${money(step.cost)}`}`;
    case 'changed':
      return `${changesIn(step)}${by(step.by)}`;
    default:
      return isolate(step.kind);
  }
}

function changesIn({ before, after }: Told): string {
  const sentences = Object.entries(texts.fields).flatMap(([field, what]) => {
    const [from, to] = [before?.[field] ?? null, after?.[field]];
    if (to === undefined || (to === null && from === null)) return [];
    return [`${what}${from === null ? '' : texts.from(shown(field, from))}${texts.to(shown(field, to))}`];
  });
  return sentences.length > 0 ? texts.changes(sentences) : texts.changed;
}

function shown(field: string, value: unknown): string {
  if (value === null) return texts.nothing;
  if (field === 'price') return money(Number(value));
  return words[String(value)] ?? isolateName(String(value));
}
