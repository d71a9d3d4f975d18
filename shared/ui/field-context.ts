import { createContext, useContext } from 'react';

interface FieldWires {
  readonly id?: string;
  readonly 'aria-required'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

/** How a field tells the control inside of it its id and which texts describe it. */
export const FieldContext = createContext<FieldWires>({});

/** The attributes that tie a control to the label, hint and error of the field around it. */
export const useField = (): FieldWires => useContext(FieldContext);
