/**
 * Modules that the host owns but loads only when an area first asks for them. Nobody calls this: its imports are what
 * puts them into the host's build, and so into the shared scope.
 */
export const providedLate = [() => import('@hawiyat/shared/ui/extra')];
