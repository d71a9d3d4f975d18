import { useEffect, useRef, useState } from 'react';
import type { Guidance } from './guidance.ts';
import type { OfferTerms } from './offer-fields.tsx';

interface FormOfOffer {
  readonly dirty: boolean;
  value(name: keyof OfferTerms): string | null | undefined;
  set(name: keyof OfferTerms, value: string): void;
}

/**
 * Fills in the company's defaults while the form is untouched. `isFree`: the dialog was opened without a price. Returns
 * whether the form holds only defaults.
 */
export function useOfferDefaults(form: FormOfOffer, guidance: Guidance, isFree: boolean): boolean {
  const isKnown = useRef(false);
  const [filled, setFilled] = useState<{ readonly price: string; readonly rentalDuration: string } | null>(
    null,
  );
  useEffect(() => {
    if (!guidance || isKnown.current) return;
    isKnown.current = true;
    const { price = null, rentalDuration = null } = guidance.defaults ?? {};
    if (!isFree || form.dirty || (price === null && rentalDuration === null)) return;
    const terms = {
      price: price?.toFixed(2) ?? '',
      rentalDuration: rentalDuration === null ? (form.value('rentalDuration') ?? '') : String(rentalDuration),
    };
    form.set('price', terms.price);
    form.set('rentalDuration', terms.rentalDuration);
    setFilled(terms);
    const input = document.activeElement;
    // Typing replaces the value: it is selected synchronously, before any key.
    if (terms.price && input instanceof HTMLInputElement && input.value === terms.price) input.select();
  }, [guidance, form, isFree]);
  return (
    filled !== null &&
    form.value('price') === filled.price &&
    form.value('rentalDuration') === filled.rentalDuration
  );
}
