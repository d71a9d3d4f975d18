import { count as formatCount } from '@hawiyat/shared/locale/numbers';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { useStore } from '@nanostores/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { messages } from './board-messages.ts';
import { $openFarFutures, toggleFarFuture } from './board-store.ts';

interface FarFutureProps {
  /** Of the lane. */
  status: string;
  count: number;
  /** A card in it has just come or changed. */
  hasMoved: boolean;
  children: ReactNode;
}

/** What is due after this week, as one line that opens. */
export function FarFuture({ status, count, hasMoved, children }: FarFutureProps) {
  const id = useId();
  const isOpen = useStore($openFarFutures).has(status);
  const isPressed = useRef(false);
  const cards = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Below a long lane they would open out of sight.
    if (isPressed.current) cards.current?.querySelector('li')?.scrollIntoView({ block: 'nearest' });
    isPressed.current = false;
  });
  const press = () => {
    isPressed.current = true;
    toggleFarFuture(status);
  };
  return (
    <>
      <button
        type="button"
        data-far=""
        data-moved={(hasMoved && !isOpen) || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${messages.far}، ${pluralizeInline(count, 'order')}`}
        onClick={press}
      >
        {messages.far}
        <span data-count="">{formatCount(count)}</span>
        <ChevronDown size={16} aria-hidden />
      </button>
      {isOpen && (
        <div ref={cards} id={id} data-far-cards="">
          {children}
        </div>
      )}
    </>
  );
}
