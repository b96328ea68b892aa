import type { Operation } from '#contract/routes.ts'
import { ownKeyChanges, ownKeySessionWrites, ownKeySignIns } from './features/auth/own-key-operations.ts'
import {
  secondFactorChanges,
  secondFactorSessionWrites,
  secondFactorSignIns,
} from './features/auth/second-factor/operations.ts'

/** What is served on a disk that is nearly full: it takes hardly any space, or frees some. */
export const smallWrites: ReadonlySet<Operation> = new Set([
  'login',
  'logout',
  'adminSignin',
  'adminLogout',
  'endOneSession',
  'endOtherSessions',
  'verifyEmail',
  'confirmReset',
  'deleteRecipe',
  'deleteComment',
  'removeBookmark',
  'unfollowUser',
  'unblockUser',
  'reportClientError',
  'readIngredientLines',
  'readPage',
  'leave',
  'comeBack',
  ...secondFactorSignIns,
  ...ownKeySignIns,
])

/** Their writes change no public response: sessions and accounts, bookmarks, messages to the team. */
export const privateWrites: ReadonlySet<Operation> = new Set([
  'login',
  'logout',
  'signup',
  'adminLogout',
  'requestReset',
  'confirmReset',
  'resendVerification',
  'verifyEmail',
  'confirmEmailChange',
  'undoEmailChange',
  'changePassword',
  'signOutEverywhere',
  'endOneSession',
  'endOtherSessions',
  'adminSignin',
  'sendContactMessage',
  'reportClientError',
  'readIngredientLines',
  'readPage',
  'claimNextCase',
  'claimCase',
  'releaseCase',
  'readNotice',
  'nameModerator',
  'removeModerator',
  'addBookmark',
  'removeBookmark',
  'unblockUser',
  'requestExport',
  'linkExport',
  'exportBeforeLeaving',
  ...secondFactorSignIns,
  ...secondFactorChanges,
  ...secondFactorSessionWrites,
  ...ownKeySignIns,
  ...ownKeyChanges,
])

/** What they write is read from the primary alone: sessions, what limits mails, what only an operator's command shows. */
export const sessionWrites: ReadonlySet<Operation> = new Set([
  'login',
  'logout',
  'adminSignin',
  'adminLogout',
  'signOutEverywhere',
  'endOneSession',
  'endOtherSessions',
  'requestReset',
  'sendContactMessage',
  'reportClientError',
  'readIngredientLines',
  'readPage',
  ...secondFactorSignIns,
  ...secondFactorSessionWrites,
  ...ownKeySessionWrites,
])

/** A session that has ended must have ended. */
export const sessionReads: ReadonlySet<Operation> = new Set(['checkAuth', 'listSessions'])
