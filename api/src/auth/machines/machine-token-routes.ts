import {
  addMachineToken,
  listMachineTokens,
  revokeMachineToken,
} from '@hawiyat/shared/contract/platform/machine-tokens';
import type { App } from '../../app-context.ts';
import { serve } from '../../server/serve.ts';
import { nameMissing, tokenNameTaken } from '../errors.ts';
import * as tokens from './machine-tokens.ts';

export function machineTokenRoutes(app: App): void {
  serve(app, addMachineToken, ({ body }) => tokens.addMachineToken(app.db, body, app.now())).throws(
    nameMissing,
    tokenNameTaken,
  );

  serve(app, listMachineTokens, async () => ({ machineTokens: await tokens.allMachineTokens(app.db) }));

  serve(app, revokeMachineToken, async ({ params: { tokenId } }) => ({
    machineToken: await tokens.revokeMachineToken(app.db, tokenId, app.now()),
  }));
}
