import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/app.ts'
import type { Auth } from '#web/features/auth/use-auth.ts'

type NavigationLink = { to: string; label: string }

const publicLinks: NavigationLink[] = [
  { to: pageUrls.home, label: t.home },
  { to: pageUrls.about, label: t.aboutUs },
  { to: pageUrls.contact, label: t.contactUs },
]

const memberLinks: NavigationLink[] = [
  { to: pageUrls.recipes, label: t.recipes },
  { to: pageUrls.myRecipes, label: t.myRecipes },
]

const moderationLink: NavigationLink = { to: pageUrls.moderation, label: t.moderation }

export const navigationLinks = (auth: Auth, isModerator: boolean): NavigationLink[] =>
  auth === 'authenticated'
    ? [...publicLinks, ...memberLinks, ...(isModerator ? [moderationLink] : [])]
    : publicLinks

/** Checks whether a link leads to the open page or to one of its ancestors. */
export function isCurrentPage(to: string, pathname: string): boolean {
  const path = pathname.toLowerCase()
  return path === to || (to !== pageUrls.home && path.startsWith(`${to}/`))
}
