import { persistentText } from '@hawiyat/shared/state';

/** The identifier alone opens nothing. */
export const $rememberedIdentifier = persistentText('remembered_identifier');
