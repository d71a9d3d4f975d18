import { type PublicFacts, placeholders } from '@hawiyat/shared/locale/public-facts';
import { createContext, useContext } from 'react';

/** Placeholders while prerendering; in the browser the server's values, which it also put into the prerendered HTML. */
export const Facts = createContext<PublicFacts>(placeholders);

export const useFacts = () => useContext(Facts);
