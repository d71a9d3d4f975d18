import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The router's exports that host and remotes use: one instance in the page. */
export type { LinkProps, RouteObject } from 'react-router-dom';
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';

/** What is chosen, by its name in the address; an empty text removes it. Or the whole question anew, from what it is now. */
type AddressChange = Readonly<Record<string, string>> | ((now: URLSearchParams) => URLSearchParams);

/**
 * The question of the address, where a screen keeps what is chosen in it: reload, back and a shared link find it again.
 * @returns it, and a function that changes it from what it is now: of two choices that follow at once, the first is not
 *   rendered yet when the second comes
 */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (changed: AddressChange, { replace = false } = {}) => {
      const now = new URLSearchParams(window.location.search);
      const next = typeof changed === 'function' ? changed(now) : withChoices(now, changed);
      setAddress(next, { replace, preventScrollReset: true });
    },
    [setAddress],
  );
  return [address, change] as const;
}

function withChoices(address: URLSearchParams, choices: Readonly<Record<string, string>>): URLSearchParams {
  for (const [name, value] of Object.entries(choices)) {
    if (value) address.set(name, value);
    else address.delete(name);
  }
  return address;
}
