import { z } from 'zod'
import { incompleteLink, wrongPassword } from '#texts/auth.ts'
import * as t from '#texts/fields.ts'
import * as messages from '#texts/messages.ts'
import { endpoint } from './endpoint.ts'
import { emailField, isNotEmailLike, isStorable, optionalName, requiredName, requiredText } from './fields.ts'
import * as limits from './limits.ts'
import { isReservedName } from './names.ts'
import * as rows from './rows.ts'

const isNotReserved = (name: string) => !isReservedName(name)

/** A password is not trimmed: every character that was typed counts. */
export const passwordOfLength = (minLength: number, tooShort: string) =>
  z
    .string({ error: tooShort })
    .min(minLength, tooShort)
    .max(limits.maxPasswordLength, t.passwordTooLong(limits.maxPasswordLength))

export const newPassword = passwordOfLength(limits.minPasswordLength, messages.passwordTooShort)

/** The repeated password. A missing one counts as empty, so that it is refused because it differs from the password. */
export const repeatedPassword = z.preprocess(value => value ?? '', z.string())

export const withMatchingPasswords = <Body extends { password: string; confirmPassword: string }>(
  schema: z.ZodType<Body>,
) =>
  schema.refine(body => body.password === body.confirmPassword, {
    message: messages.passwordsDiffer,
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** Signing in checks presence and upper bounds only; the rules for new passwords do not apply. */
const credentials = z.object({
  email: requiredText(t.email, limits.maxEmailLength),
  password: z
    .string({ error: t.isRequired(t.password) })
    .min(1, t.isRequired(t.password))
    .max(limits.maxPasswordLength, messages.invalidCredentials),
})

/** The current password of a signed-in member, who must enter it again. */
export const ownPassword = z
  .string({ error: t.isRequired(t.currentPassword) })
  .min(1, t.isRequired(t.currentPassword))
  .max(limits.maxPasswordLength, wrongPassword)

export const session = z.object({ access_token: z.string() }).meta({ id: 'Session' })
export const adminSession = z
  .object({ access_token: z.string().meta({ examples: ['a1_your-token'] }) })
  .meta({ id: 'AdminSession' })
export const done = z.object({ message: z.string() }).meta({ id: 'Done' })
export const linkToken = z
  .string({ error: incompleteLink })
  .max(200, incompleteLink)
  .refine(isStorable, incompleteLink)

export const authRoutes = {
  checkAuth: endpoint(rows.checkAuth, {
    summary: 'Check if the token is a live user token',
    status: 200,
    reply: z.object({ isAuthenticated: z.boolean() }),
  }),
  logout: endpoint(rows.logout, {
    summary: 'End the session of the user token',
    status: 200,
    reply: done,
    writes: 'private',
    needsSpace: false,
  }),
  login: endpoint(rows.login, {
    summary:
      'Sign in; an account with a second factor is refused with `second_factor_required`, whose `fields.ticket` finishes the sign-in within ten minutes',
    body: credentials,
    status: 200,
    reply: session,
    refusals: [
      'invalid_credentials',
      'second_factor_required',
      'account_suspended',
      'account_leaving',
      'email_unverified',
    ],
    throttle: 'login',
    writes: 'private',
    needsSpace: false,
    example: { body: { email: 'akinyi@example.org', password: 'chapati na chai' } },
  }),
  signup: endpoint(rows.signup, {
    summary: 'Create an account; a mail has the link that verifies the address',
    body: withMatchingPasswords(
      z.object({
        email: emailField(),
        username: requiredName(t.username, limits.maxNameLength)
          .refine(isNotEmailLike, t.emailLikeName)
          .refine(isNotReserved, t.reservedName),
        firstName: optionalName(t.firstName, limits.maxNameLength)
          .refine(isNotEmailLike, t.emailLikeName)
          .refine(isNotReserved, t.reservedName),
        password: newPassword,
        confirmPassword: repeatedPassword,
      }),
    ),
    status: 201,
    reply: done,
    refusals: ['email_taken', 'username_taken'],
    throttle: 'signup',
    writes: 'private',
    example: {
      body: {
        email: 'akinyi@example.org',
        username: 'akinyi',
        firstName: 'Akinyi',
        password: 'chapati na chai',
        confirmPassword: 'chapati na chai',
      },
    },
  }),
  requestReset: endpoint(rows.requestReset, {
    summary: 'Send a link for a new password, if the address has an account',
    body: z.object({ email: emailField() }),
    status: 200,
    reply: done,
    throttle: 'resetPassword',
    writes: 'private',
    example: { body: { email: 'akinyi@example.org' } },
  }),
  confirmReset: endpoint(rows.confirmReset, {
    summary: 'Set a new password with the token of a reset link; every session of the account ends',
    body: withMatchingPasswords(
      z.object({ token: linkToken, password: newPassword, confirmPassword: repeatedPassword }),
    ),
    status: 200,
    reply: done,
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
    writes: 'private',
    needsSpace: false,
    example: {
      body: {
        token: 'l1_token-of-the-link',
        password: 'mandazi na chai',
        confirmPassword: 'mandazi na chai',
      },
    },
  }),
  verifyEmail: endpoint(rows.verifyEmail, {
    summary: 'Confirm an e-mail address with the token of a verification link',
    body: z.object({ token: linkToken }),
    status: 200,
    reply: done,
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
    writes: 'private',
    needsSpace: false,
    example: { body: { token: 'l1_token-of-the-link' } },
  }),
  confirmEmailChange: endpoint(rows.confirmEmailChange, {
    summary:
      'Confirm a change of address with the token of the mail to the old address, then with the token of the mail to the new one',
    body: z.object({ token: linkToken }),
    status: 200,
    reply: done,
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
    writes: 'private',
    example: { body: { token: 'l1_token-of-the-link' } },
  }),
  undoEmailChange: endpoint(rows.undoEmailChange, {
    summary:
      'Undo a change of address with the token of the mail to the old address; every session ends and the password no longer works',
    body: z.object({ token: linkToken }),
    status: 200,
    reply: z.object({
      message: z.string(),
      resetToken: z.string().meta({ description: 'The token that sets a new password.' }),
    }),
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
    writes: 'private',
    example: { body: { token: 'l1_token-of-the-link' } },
  }),
  signOutEverywhere: endpoint(rows.signOutEverywhere, {
    summary: "End every session of the caller's account, including this one",
    status: 200,
    reply: done,
    writes: 'private',
  }),
  resendVerification: endpoint(rows.resendVerification, {
    summary: 'Send a new verification link, if the address has an account and is not verified yet',
    body: z.object({ email: emailField() }),
    status: 200,
    reply: done,
    throttle: 'resetPassword',
    writes: 'private',
    example: { body: { email: 'akinyi@example.org' } },
  }),
} as const
