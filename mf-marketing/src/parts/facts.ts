import { type PublicFacts, placeholders } from '@hawiyat/shared/locale/public-facts';
import { createContext, useContext } from 'react';

/**
 * Who is behind the page, and the year. The page's own root gives it: placeholders while it is prerendered, in the
 * browser what the server told, with which it also filled the placeholders.
 */
export const Facts = createContext<PublicFacts>(placeholders);

/** The facts of this page, as plain texts. */
export const useFacts = () => useContext(Facts);
