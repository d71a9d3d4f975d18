import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

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

/** Choices by their name in the address (an empty text removes one), or a function of the current address. */
type AddressChange = Readonly<Record<string, string>> | ((now: URLSearchParams) => URLSearchParams);

/** Keeps a screen's choices in the address, so that reload, back and a shared link restore them. */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (changed: AddressChange, { replace = false } = {}) => {
      // The state may lack a change of a moment ago, which is not rendered yet.
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
