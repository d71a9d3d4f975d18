/** An id that nothing has. */
export const unknownId = '00000000-0000-4000-8000-000000000000';

export const statusAndBody = async (response: Response): Promise<[number, unknown]> => [
  response.status,
  await response.json(),
];

/** The body of a call that a rule rejects. */
export const rejected = (message: string) => ({ message });

/** The body of a call with one wrong field. */
export const fault = (field: string, message: string) => ({ message, fields: { [field]: message } });

/** A verification code that is not this one. */
export const otherCode = (code: string) => (code === '000000' ? '111111' : '000000');
