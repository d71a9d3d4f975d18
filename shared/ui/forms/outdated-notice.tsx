import { lazyPart } from '../lazy/lazy-part.tsx';
import type { FormState } from './use-form.ts';

/** Few forms ever meet a newer version. */
const OutdatedChoice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "outdated-choice" */ './outdated-choice.tsx')).OutdatedChoice,
);

export const OutdatedNotice = ({ form: { version } }: { form: Pick<FormState, 'version'> }) =>
  version.outdated && <OutdatedChoice {...version} outdated={version.outdated} />;
