import type { PageName } from './page-modules.ts'

/** What a page says of itself to search engines and link previews. */
type PageHead = { description?: string; isPrivate?: boolean }

/** Pages that only their visitor should find are kept out of search engines. */
export const pageHeads: Partial<Record<PageName, PageHead>> = {
  about: { description: 'Mezani means “at the table” in Swahili: a place for everyone who cooks at home.' },
  'admin-dashboard': { isPrivate: true },
  'admin-signin': { isPrivate: true },
  contact: { description: 'Ask us, correct us, or tell us what is missing from the table.' },
  home: {
    description: 'Welcome to the table. Cook what the neighbours cook, and pass your own plate along.',
  },
  login: { description: 'Welcome back. Your seat is still warm.' },
  'my-recipes': { isPrivate: true },
  'not-found': { isPrivate: true },
  offline: { isPrivate: true },
  profile: { isPrivate: true },
  recipes: { description: 'Recipes from everywhere: search by dish, chef, country, diet or ingredient.' },
  'reset-password': { isPrivate: true },
  signup: { description: 'Take a seat: save recipes, rate them and share your own.' },
  'verify-email': { isPrivate: true },
}
