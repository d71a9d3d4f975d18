import { createContext, useContext } from 'react';

interface FieldWires {
  readonly id?: string;
  readonly 'aria-required'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

export const FieldContext = createContext<FieldWires>({});

/** Attributes that connect a control to the label, hint and error of its field. */
export const useField = (): FieldWires => useContext(FieldContext);
