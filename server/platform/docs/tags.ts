import type { Feature } from '#contract/routes.ts'

/** What the documentation says about each feature, in the order in which it shows them. */
export const tags: Record<Feature, { description: string }> = {
  accounts: { description: 'Sign up, sign in and out, verify an address, choose a new password.' },
  security: { description: 'How one’s own account is kept: sessions on other devices, a second factor.' },
  recipes: { description: 'Read, search, publish, change and delete recipes.' },
  ratings: { description: 'Stars that members give to recipes.' },
  bookmarks: { description: 'Recipes that a member keeps.' },
  comments: { description: 'What members write below a recipe.' },
  cooks: { description: 'Who cooked a recipe, and how it went; one’s own are a diary.' },
  members: { description: 'One’s own profile, and the cooks whom one follows.' },
  blocking: { description: 'Whom a member wants nothing to do with.' },
  leaving: { description: 'Take everything along, leave, and come back.' },
  notifications: { description: 'What others did with one’s own recipes.' },
  imports: { description: 'Recipes from elsewhere.' },
  drafts: { description: 'Recipes that their author alone sees, until they are published.' },
  pictures: { description: 'Photos for recipes.' },
  contact: { description: 'Messages to those who run this site.' },
  rules: { description: 'By which the site is moderated; an administrator writes them.' },
  moderation: { description: 'Reports of what other members have published, and what moderators decide.' },
  notices: { description: 'What moderators decided about a member, who can see it differently once.' },
  transparency: { description: 'What was reported and decided here, in counts.' },
  errors: { description: 'What the client tells of its own failures.' },
  administration: { description: 'For administrators, who sign in apart and have tokens of their own.' },
}
