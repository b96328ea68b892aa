import type { PageName } from './page-modules.ts'

/** What stands on the page's tab. */
export const pageTitles: Record<PageName, string> = {
  about: 'About Us',
  'admin-dashboard': 'Admin Dashboard',
  'admin-signin': 'Admin Sign In',
  chef: 'Chef',
  contact: 'Contact Us',
  home: 'Karibu mezani',
  login: 'Login',
  'my-recipes': 'My Recipes',
  'not-found': 'Page not found',
  offline: 'No connection',
  profile: 'My Profile',
  recipe: 'Recipe',
  recipes: 'Recipes',
  'reset-password': 'Choose a new password',
  signup: 'Sign Up',
  'verify-email': 'Verify your email',
}

export const documentTitle = (title: string): string => `${title} · Mezani`
