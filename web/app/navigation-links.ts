import { pages } from '#contract/pages.ts'
import type { Auth } from '#web/features/auth/use-auth.ts'

type NavigationLink = { to: string; label: string }

const always: NavigationLink[] = [
  { to: pages.home, label: 'Home' },
  { to: pages.about, label: 'About Us' },
  { to: pages.contact, label: 'Contact Us' },
]

const forMembers: NavigationLink[] = [
  { to: pages.recipes, label: 'Recipes' },
  { to: pages.myRecipes, label: 'My Recipes' },
]

export const navigationLinks = (auth: Auth): NavigationLink[] =>
  auth === 'authenticated' ? [...always, ...forMembers] : always

/** Whether a link leads to the page that is open, or to what that is a part of. */
export function isHere(to: string, pathname: string): boolean {
  const path = pathname.toLowerCase()
  return path === to || (to !== pages.home && path.startsWith(`${to}/`))
}
