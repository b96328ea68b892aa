import type { Feature } from '#contract/routes.ts'

/** What the documentation says about each feature, in the order in which it shows them. */
export const tags: Record<Feature, { description: string }> = {
  accounts: { description: 'Sign up, sign in and out, verify an address, choose a new password.' },
  security: {
    description: 'The caller’s own account: password, sessions, second factor, passkeys and providers.',
  },
  recipes: { description: 'Read, search, publish, change and delete recipes.' },
  ratings: { description: 'Stars that members give to recipes.' },
  bookmarks: { description: 'Recipes that a member saves.' },
  comments: { description: 'Comments of members on a recipe.' },
  cooks: { description: 'Who cooked a recipe and how it went, and the caller’s own diary.' },
  members: { description: 'The caller’s own profile, and the profiles of other members.' },
  blocking: { description: 'Members whom the caller has blocked.' },
  leaving: { description: 'Export everything, leave the site, and come back.' },
  notifications: { description: 'What others did with the caller’s recipes.' },
  imports: { description: 'Recipes from web pages and from files of other applications.' },
  drafts: { description: 'Recipes that only their author sees until they are published.' },
  pictures: { description: 'Photos for recipes.' },
  contact: { description: 'Messages to the team of this site.' },
  rules: { description: 'The rules by which the site is moderated.' },
  moderation: { description: 'Reports of what members published, and the decisions of moderators.' },
  notices: { description: 'Decisions of moderators about the caller, and appeals.' },
  transparency: { description: 'Public counts of reports and decisions.' },
  errors: { description: 'Errors that the client reports about itself.' },
  administration: {
    description: 'Calls for administrators, who sign in separately and have their own tokens.',
  },
}
