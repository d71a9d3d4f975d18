import { persistentText } from '@hawiyat/shared/state';

/** The company's identifier on this device, if somebody wanted that; it opens nothing by itself. */
export const $rememberedIdentifier = persistentText('remembered_identifier');
