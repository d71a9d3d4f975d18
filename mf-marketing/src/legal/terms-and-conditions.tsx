import { LegalScreen } from './legal-screen.tsx';
import text from './terms-and-conditions.md';

export const TermsAndConditions = () => <LegalScreen text={text} />;
