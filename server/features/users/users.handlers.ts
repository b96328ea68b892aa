import type { userRoutes } from '#contract/users.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isUniqueViolation } from '#server/platform/database/violations.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import * as authMessages from '#texts/messages/auth.ts'
import * as t from '#texts/missing-refusals.ts'
import { requestVerification } from '../auth/auth.jobs.ts'
import { addressKey } from '../auth/auth.queries.ts'
import { deleteLinks } from '../auth/links.queries.ts'
import { cropAvatar } from '../media/images.ts'
import { fileUrl, kangaUrl } from '../media/media.urls.ts'
import { deleteAvatar, storeAvatar } from '../media/uploads.ts'
import { addFollow, deleteFollow, isFollowed } from './follows.queries.ts'
import { findMember, getProfile, getStats, replaceAvatar, updateProfile } from './users.queries.ts'
import { canEditProfile, canFollow, notYourProfile, notYourself } from './users.rules.ts'

type Services = { db: Database; jobs: Jobs; files: FileStore; publicUrl: () => string }

export const userHandlers = ({
  db,
  jobs,
  files,
  publicUrl,
}: Services): HandlersOf<keyof typeof userRoutes> => {
  const pictureOf = (avatarKey: string | null) => (avatarKey ? fileUrl(publicUrl(), avatarKey) : '')

  const currentUser = async (id: number) => {
    const { avatarKey, emailVerifiedAt, ...profile } = await getProfile(db, id)
    return {
      ...profile,
      emailVerified: emailVerifiedAt !== null,
      profilePicture: pictureOf(avatarKey),
      kanga: kangaUrl(publicUrl(), profile.username),
    }
  }

  const followStatus = async (viewerId: number, userId: number) => ({
    isFollowed: await isFollowed(db, viewerId, userId),
    followers: (await getStats(db, userId)).followers,
  })

  return {
    getCurrentUser: ({ viewer }) => currentUser(viewer.userId),

    async updateUser({ params, body, viewer }) {
      if (!canEditProfile(viewer.userId, params.id)) throw notYourProfile()
      try {
        await db.transaction().execute(async trx => {
          const emailKey = addressKey(body.email)
          const isAddressNew = (await getProfile(trx, params.id)).emailKey !== emailKey
          await updateProfile(trx, params.id, { ...body, emailKey, isAddressNew })
          if (!isAddressNew) return
          await deleteLinks(trx, 'reset', params.id)
          await requestVerification(jobs, trx, params.id)
        })
      } catch (error) {
        if (!isUniqueViolation(error, 'users_email_key_key')) throw error
        refuse('email_taken', authMessages.emailTaken, { fields: { email: authMessages.emailTaken } })
      }
      return currentUser(params.id)
    },

    async uploadAvatar({ viewer, readFile }) {
      const bytes = await cropAvatar(await readFile())
      const key = await storeAvatar({ db, files }, viewer.userId, bytes)
      const before = await db.transaction().execute(trx => replaceAvatar(trx, viewer.userId, key))
      if (before && before !== key) await deleteAvatar({ db, files }, before)
      return { profilePicture: pictureOf(key) }
    },

    getUserStats: ({ viewer }) => getStats(db, viewer.userId),

    async getChef({ params, viewer }) {
      const member = await findMember(db, params.id)
      if (!member) throw notFound(t.memberNotFound)
      return {
        ...member,
        name: member.name ?? member.username,
        profilePicture: pictureOf(member.avatarKey),
        kanga: kangaUrl(publicUrl(), member.username),
        ...(await getStats(db, params.id)),
        ...(viewer && { isFollowed: await isFollowed(db, viewer.userId, params.id) }),
      }
    },

    async followUser({ params, viewer }) {
      if (!(await findMember(db, params.id))) throw notFound(t.memberNotFound)
      if (!canFollow(viewer.userId, params.id)) throw notYourself()
      await addFollow(db, viewer.userId, params.id)
      return followStatus(viewer.userId, params.id)
    },

    async unfollowUser({ params, viewer }) {
      if (!(await findMember(db, params.id))) throw notFound(t.memberNotFound)
      if (!canFollow(viewer.userId, params.id)) throw notYourself()
      await deleteFollow(db, viewer.userId, params.id)
      return followStatus(viewer.userId, params.id)
    },
  }
}
