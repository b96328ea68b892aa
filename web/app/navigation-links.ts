import { pageUrls } from '#contract/page-urls.ts'
import type { Auth } from '#web/features/auth/use-auth.ts'

type NavigationLink = { to: string; label: string }

const publicLinks: NavigationLink[] = [
  { to: pageUrls.home, label: 'Home' },
  { to: pageUrls.about, label: 'About Us' },
  { to: pageUrls.contact, label: 'Contact Us' },
]

const memberLinks: NavigationLink[] = [
  { to: pageUrls.recipes, label: 'Recipes' },
  { to: pageUrls.myRecipes, label: 'My Recipes' },
]

export const navigationLinks = (auth: Auth): NavigationLink[] =>
  auth === 'authenticated' ? [...publicLinks, ...memberLinks] : publicLinks

/** Whether a link leads to the open page or to one of its ancestors. */
export function isCurrentPage(to: string, pathname: string): boolean {
  const path = pathname.toLowerCase()
  return path === to || (to !== pageUrls.home && path.startsWith(`${to}/`))
}
