import { z } from 'zod'
import * as names from '#texts/field-names.ts'
import * as t from '#texts/field-refusals.ts'
import * as authMessages from '#texts/messages/auth.ts'
import { incompleteLink } from '#texts/verify-email.ts'
import { endpoint } from './endpoint.ts'
import { emailField, isNotEmailLike, isStorable, optionalText, requiredText } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

/** Not trimmed: a password is what was typed. */
const newPassword = z
  .string({ error: authMessages.passwordTooShort })
  .min(limits.minPasswordLength, authMessages.passwordTooShort)
  .max(limits.maxPasswordLength, t.passwordTooLong(limits.maxPasswordLength))

const withMatchingPasswords = <Body extends { password: string; confirmPassword?: string | undefined }>(
  schema: z.ZodType<Body>,
) =>
  schema.refine(body => body.password === body.confirmPassword, {
    message: authMessages.passwordsDiffer,
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** Signing in checks presence and upper bounds only; the rules for new passwords do not apply. */
const credentials = z.object({
  email: requiredText(names.email, limits.maxEmailLength),
  password: z
    .string({ error: t.isRequired(names.password) })
    .min(1, t.isRequired(names.password))
    .max(limits.maxPasswordLength, authMessages.invalidCredentials),
})

const session = z.object({ access_token: z.string() }).meta({ id: 'Session' })
const done = z.object({ message: z.string() }).meta({ id: 'Done' })
const linkToken = z
  .string({ error: incompleteLink })
  .max(200, incompleteLink)
  .refine(isStorable, incompleteLink)

export const authRoutes = {
  checkAuth: endpoint(rows.checkAuth, {
    summary: 'Tell whether the token is a live user token',
    status: 200,
    reply: z.object({ isAuthenticated: z.boolean() }),
  }),
  logout: endpoint(rows.logout, {
    summary: 'End the session of the user token, at once and everywhere',
    status: 200,
    reply: done,
  }),
  login: endpoint(rows.login, {
    summary: 'Sign in',
    body: credentials,
    status: 200,
    reply: session,
    refusals: ['invalid_credentials', 'account_suspended', 'email_unverified'],
    throttle: 'login',
  }),
  signup: endpoint(rows.signup, {
    summary: 'Create an account; a mail with a link to verify the address is sent',
    body: withMatchingPasswords(
      z.object({
        email: emailField(),
        username: requiredText(names.username, limits.maxNameLength).refine(isNotEmailLike, t.emailLikeName),
        firstName: optionalText(names.firstName, limits.maxNameLength).refine(
          isNotEmailLike,
          t.emailLikeName,
        ),
        password: newPassword,
        confirmPassword: z.string().optional(),
      }),
    ),
    status: 201,
    reply: done,
    refusals: ['email_taken', 'username_taken'],
    throttle: 'signup',
  }),
  requestReset: endpoint(rows.requestReset, {
    summary: 'Send a link to choose a new password, if the address has an account',
    body: z.object({ email: emailField() }),
    status: 200,
    reply: done,
    throttle: 'resetPassword',
  }),
  confirmReset: endpoint(rows.confirmReset, {
    summary: 'Choose a new password with the token of a reset link; every session of the account ends',
    body: withMatchingPasswords(
      z.object({ token: linkToken, password: newPassword, confirmPassword: z.string().optional() }),
    ),
    status: 200,
    reply: done,
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
  }),
  verifyEmail: endpoint(rows.verifyEmail, {
    summary: 'Confirm an e-mail address with the token of a verification link',
    body: z.object({ token: linkToken }),
    status: 200,
    reply: done,
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
  }),
  resendVerification: endpoint(rows.resendVerification, {
    summary: 'Send the verification link again',
    status: 200,
    reply: done,
    throttle: 'resetPassword',
  }),
} as const
