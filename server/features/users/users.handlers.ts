import { isReservedName } from '#contract/names.ts'
import type { userRoutes } from '#contract/users.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { senderOf } from '#server/platform/http/network.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { reservedName } from '#texts/fields.ts'
import * as t from '#texts/requests.ts'
import { blockedFromFollowing } from '#texts/users.ts'
import { addressKey } from '../auth/auth.queries.ts'
import { findWaitingChange } from '../auth/email-changes.queries.ts'
import { requestEmailChange } from '../auth/email-changes.ts'
import { refuseWrongPassword } from '../auth/own-password.ts'
import { checkOwnPasskey } from '../auth/passkeys/own-passkey.ts'
import { refuseRestricted } from '../auth/restrictions.queries.ts'
import { refuseBlocked } from '../blocks/blocks.rules.ts'
import type { PictureProcessing } from '../media/images.ts'
import { fileUrl, kangaUrl } from '../media/media.urls.ts'
import { storeAvatar } from '../media/uploads.ts'
import { isModerator } from '../moderation/moderators.queries.ts'
import { addFollow, deleteFollow, isFollowed } from './follows.queries.ts'
import { findMember, getProfile, getStats, updateProfile } from './users.queries.ts'
import { canEditProfile, canFollow, notYourProfile, notYourself } from './users.rules.ts'

type Services = {
  jobs: Jobs
  files: FileStore
  throttler: Throttler
  limits: Limits
  pictures: PictureProcessing
  publicUrl: () => string
}

export const userHandlers = ({
  jobs,
  files,
  throttler,
  limits,
  pictures,
  publicUrl,
}: Services): HandlersOf<keyof typeof userRoutes> => {
  const pictureOf = (avatarKey: string | null) => (avatarKey ? fileUrl(publicUrl(), avatarKey) : '')

  const currentUser = async (id: number, within: Database) => {
    const { avatarKey, emailVerifiedAt, ...profile } = await getProfile(within, id)
    const change = await findWaitingChange(within, id)
    return {
      ...profile,
      ...(change && { emailChange: presentChange(change) }),
      emailVerified: emailVerifiedAt !== null,
      profilePicture: pictureOf(avatarKey),
      kanga: kangaUrl(publicUrl(), profile.username),
      ...((await isModerator(within, id)) && { isModerator: true as const }),
    }
  }

  const followStatus = async (db: Database, viewerId: number, userId: number) => ({
    isFollowed: await isFollowed(db, viewerId, userId),
    followers: (await getStats(db, userId, viewerId)).followers,
  })

  return {
    getCurrentUser: ({ viewer, db }) => currentUser(viewer.userId, db),

    async updateUser({ params, body, viewer, address, db }) {
      if (!canEditProfile(viewer.userId, params.id)) throw notYourProfile()
      const { email, emailKey, ...profile } = await getProfile(db, params.id)
      refuseReservedName(body, profile)
      // A restricted member may still change the address, which others do not read, but not the texts that they do.
      if (viewer.restriction && hasOtherTexts(body, profile))
        await refuseRestricted(db, viewer.userId, viewer.restriction)
      if (addressKey(body.email) === emailKey) {
        await updateProfile(db, params.id, body)
        return currentUser(params.id, db)
      }
      const { currentPassword: password, passkey } = body
      if (password) await refuseWrongPassword(db, throttler, { password, userId: params.id, address })
      const takeUse = passkey && (await checkOwnPasskey({ db, publicUrl }, params.id, passkey))
      await throttler.limitEndpoint('changeEmail', { address })
      return runTransaction(db, async trx => {
        await takeUse?.(trx)
        await updateProfile(trx, params.id, { ...body, email })
        await requestEmailChange({ db: trx, jobs, limits }, params.id, {
          email: body.email,
          awaits: password || passkey ? 'new' : 'old',
        })
        // Reads the response before the commit. If reading failed afterwards, the client would send the request and cause the mails again.
        return currentUser(params.id, trx)
      })
    },

    async uploadAvatar({ viewer: { userId }, address, file = Buffer.alloc(0), db }) {
      const bytes = await pictures.cropAvatar(senderOf({ userId, address }), file)
      const key = await storeAvatar({ db, files }, userId, bytes)
      return { profilePicture: pictureOf(key) }
    },

    getUserStats: ({ viewer, db }) => getStats(db, viewer.userId, viewer.userId),

    async getChef({ params, viewer, db }) {
      const member = await findMember(db, params.id)
      if (!member) throw notFound(t.memberNotFound)
      return {
        ...member,
        name: member.name ?? member.username,
        profilePicture: pictureOf(member.avatarKey),
        kanga: kangaUrl(publicUrl(), member.username),
        // Counts as for a visitor, so that the number matches the recipes that the page lists, even for the chef.
        ...(await getStats(db, params.id, undefined)),
        ...(viewer && { isFollowed: await isFollowed(db, viewer.userId, params.id) }),
      }
    },

    async followUser({ params, viewer, db }) {
      const member = await findMember(db, params.id)
      if (!member) throw notFound(t.memberNotFound)
      if (!canFollow(viewer.userId, params.id)) throw notYourself()
      await refuseBlocked(db, viewer.userId, params.id, blockedFromFollowing(member.name ?? member.username))
      await addFollow(db, viewer.userId, params.id)
      return followStatus(db, viewer.userId, params.id)
    },

    async unfollowUser({ params, viewer, db }) {
      if (!(await findMember(db, params.id))) throw notFound(t.memberNotFound)
      if (!canFollow(viewer.userId, params.id)) throw notYourself()
      await deleteFollow(db, viewer.userId, params.id)
      return followStatus(db, viewer.userId, params.id)
    },
  }
}

type Texts = { firstName: string; lastName: string; title: string; aboutMe: string }

const hasOtherTexts = (one: Texts, other: Texts): boolean =>
  (['firstName', 'lastName', 'title', 'aboutMe'] as const).some(field => one[field] !== other[field])

type Names = { firstName: string; lastName: string }

/** Refuses a reserved name. A member who already has one keeps it. */
function refuseReservedName(names: Names, before: Names): void {
  const isSame = names.firstName === before.firstName && names.lastName === before.lastName
  if (isSame || !isReservedName(`${names.firstName} ${names.lastName}`)) return
  refuse('invalid_request', reservedName, { fields: { firstName: reservedName } })
}

const presentChange = ({
  email,
  state,
  expiresAt,
}: NonNullable<Awaited<ReturnType<typeof findWaitingChange>>>) => ({
  email,
  waitsFor: state === 'waits_for_old' ? ('old' as const) : ('new' as const),
  until: expiresAt.toISOString(),
})
