import { z } from 'zod'
import { wrongPassword } from '#texts/auth.ts'
import * as t from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import {
  emailField,
  id,
  idParam,
  isNotEmailLike,
  optionalName,
  optionalText,
  profilePicture,
  timestamp,
} from './fields.ts'
import * as limits from './limits.ts'
import { passkeyInstead } from './passkeys.ts'
import * as rows from './rows.ts'

const kanga = z.string().meta({
  description: "Absolute URL of the member's kanga: a wide SVG pattern for the band of the profile.",
})

const currentUser = z
  .object({
    id,
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    emailChange: z
      .object({
        email: z.string(),
        waitsFor: z
          .enum(['old', 'new'])
          .meta({ description: 'The address that has the mail with the link: the old or the new one.' }),
        until: timestamp,
      })
      .optional()
      .meta({ description: 'Only while a change of address waits for its link to be opened.' }),
    aboutMe: z.string(),
    profilePicture,
    kanga,
    isModerator: z.literal(true).optional().meta({ description: 'Only for a moderator.' }),
  })
  .meta({ id: 'CurrentUser' })

const profileInput = z
  .object({
    firstName: optionalName(t.firstName, limits.maxNameLength).refine(isNotEmailLike, t.emailLikeName),
    lastName: optionalName(t.lastName, limits.maxNameLength).refine(isNotEmailLike, t.emailLikeName),
    title: optionalName(t.title, limits.maxNameLength),
    email: emailField(),
    aboutMe: optionalText(t.aboutMe, limits.maxAboutMeLength),
    currentPassword: z
      .string({ error: t.mustBeText(t.currentPassword) })
      .max(limits.maxPasswordLength, wrongPassword)
      .nullish()
      .meta({
        description:
          'For a change of address. With the password, only the new address has to confirm; without it, the old address has to confirm first.',
      }),
    passkey: passkeyInstead,
  })
  .meta({ id: 'ProfileInput' })

const stats = z.object({ recipes: z.int(), followers: z.int(), following: z.int() }).meta({ id: 'UserStats' })

const chef = z
  .object({
    id,
    username: z.string(),
    name: z.string(),
    title: z.string(),
    aboutMe: z.string(),
    profilePicture,
    kanga,
    ...stats.shape,
    isFollowed: z.boolean().optional().meta({ description: 'Only with a user token.' }),
  })
  .meta({ id: 'Chef' })

const followStatus = z.object({ isFollowed: z.boolean(), followers: z.int() }).meta({ id: 'FollowStatus' })
const params = z.object({ id: idParam })

export type ProfileInput = z.infer<typeof profileInput>

export const userRoutes = {
  getCurrentUser: endpoint(rows.getCurrentUser, {
    summary: "Get the caller's own profile",
    status: 200,
    reply: currentUser,
    whileSuspended: true,
  }),
  updateUser: endpoint(rows.updateUser, {
    summary:
      "Replace the caller's own profile; a new e-mail address takes effect when the link sent to it is opened",
    params,
    body: profileInput,
    status: 200,
    reply: currentUser,
    refusals: ['wrong_password'],
    refusesOthers: 'forbidden',
    example: {
      body: {
        firstName: 'Akinyi',
        lastName: 'Otieno',
        title: 'Home cook',
        aboutMe: 'I cook what grows here.',
        email: 'akinyi@example.org',
      },
    },
  }),
  uploadAvatar: endpoint(rows.uploadAvatar, {
    summary: 'Set the profile picture: JPEG, PNG, WebP or HEIC, cropped to 128 × 128',
    fileField: 'avatar',
    status: 200,
    reply: z.object({ profilePicture: z.string() }),
    refusals: ['unreadable_image'],
    throttle: 'upload',
    publishes: true,
    example: { file: 'me.png' },
  }),
  getUserStats: endpoint(rows.getUserStats, {
    summary: "Count the caller's recipes, followers and followed members",
    status: 200,
    reply: stats,
  }),
  getChef: endpoint(rows.getChef, {
    summary: 'Get the public profile of a member',
    params,
    status: 200,
    reply: chef,
  }),
  followUser: endpoint(rows.followUser, {
    summary: 'Follow a member (idempotent)',
    params,
    status: 200,
    reply: followStatus,
    refusals: ['forbidden', 'blocked'],
  }),
  unfollowUser: endpoint(rows.unfollowUser, {
    summary: 'Stop following a member (idempotent)',
    params,
    status: 200,
    reply: followStatus,
    refusals: ['forbidden'],
    needsSpace: false,
  }),
} as const
