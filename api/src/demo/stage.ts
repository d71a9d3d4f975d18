import type { App } from '../app-context.ts';
import type { Apps } from './apps.ts';
import type { Pace } from './pace.ts';
import type { Random } from './seed/random.ts';

export interface Stage {
  readonly app: App;
  readonly random: Random;
  readonly pace: Pace;
  readonly apps: Apps;
  /** Id of the sandbox's company; nil for the real marketplace. */
  readonly world: string;
  /** Upper limit of open requests. */
  readonly wanted: number;
  /** When this server's demo began. */
  readonly since: Date;
}
