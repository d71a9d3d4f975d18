import { passwordCommon } from '@hawiyat/shared/contract/account/password';

/** The list of common passwords is lazy: the form works without it, and the server checks again. */
export async function commonPasswordError(password: string): Promise<string | undefined> {
  try {
    const { isCommonPassword } = await import('@hawiyat/shared/contract/account/common-passwords');
    return isCommonPassword(password) ? passwordCommon : undefined;
  } catch (reason) {
    console.warn('The list of common passwords did not arrive', reason);
    return undefined;
  }
}
