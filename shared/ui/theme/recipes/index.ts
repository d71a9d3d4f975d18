import { alert } from './alert.ts';
import { badge } from './badge.ts';
import { button } from './button.ts';
import { card } from './card.ts';
import { emptyState } from './empty-state.ts';
import { kbd, skeleton, skipNavLink, spinner } from './marks.ts';
import { stat } from './stat.ts';

/** By the keys that Chakra's components ask for. Recipes of lazy parts stand beside them. */
export const recipes = { badge, button, kbd, skeleton, skipNavLink, spinner };

export const slotRecipes = { alert, card, emptyState, stat };
