import type { TypedWork } from './work-draft.ts';

/** What every part of the page gets. */
export interface WorkPartProps {
  typed: TypedWork;
  /** Texts by field, as `problemsOf` names them. */
  problems: Readonly<Record<string, string>>;
  disabled: boolean;
  onChange: <Name extends keyof TypedWork>(name: Name, value: TypedWork[Name]) => void;
}
