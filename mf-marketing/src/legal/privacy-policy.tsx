import { LegalScreen } from './legal-screen.tsx';
import text from './privacy-policy.md';

export const PrivacyPolicy = () => <LegalScreen text={text} />;
