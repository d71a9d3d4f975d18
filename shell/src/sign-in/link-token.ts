import { linkToken } from '@hawiyat/shared/contract/account/link-token';
import { useState } from 'react';

/** The token is in the fragment, which no server log has. */
export const useLinkToken = (): string => useState(() => linkToken(location.hash))[0];

/** A used token leaves the history. */
export const forgetLinkToken = (): void => history.replaceState(history.state, '', location.pathname);
