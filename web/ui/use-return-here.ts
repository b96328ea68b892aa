import { useLocation } from 'react-router'

/** State of a navigation to the login, which comes back to `returnTo` afterwards. */
export type Return = { returnTo: string }

/** Returns the state with which the login comes back to the page that is shown now. */
export function useReturnHere(): Return {
  const { pathname, search, hash } = useLocation()
  return { returnTo: pathname + search + hash }
}
