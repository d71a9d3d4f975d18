import { badge } from './badge.ts';
import { button } from './button.ts';
import { kbd, skeleton, skipNavLink, spinner } from './marks.ts';
import { alert, card, emptyState, stat } from './surfaces.ts';

/** By the keys that Chakra's components ask for. Recipes of lazy parts stand beside them. */
export const recipes = { badge, button, kbd, skeleton, skipNavLink, spinner };

export const slotRecipes = { alert, card, emptyState, stat };
