import { fromRandomAddress } from './call.ts'
import { waitForMails } from './mails.ts'
import { aMember, type Member, password } from './people.ts'
import type { TestSite } from './site.ts'

const profile = { firstName: '', lastName: '', title: '', aboutMe: '' }
const linkIn = (mail: string | undefined, page: string) =>
  new RegExp(`/${page}\\?token=(l1_[\\w-]{43})`).exec(mail ?? '')?.[1] ?? `no ${page} link`

/** The tokens of a mail about a change of address. */
export const agreeLink = (mail: string | undefined) => linkIn(mail, 'email-change')
export const undoLink = (mail: string | undefined) => linkIn(mail, 'undo-email-change')

/** Returns what a member, and a reader of the member's mails, does to change an address. */
export function emailChangesOf(site: TestSite) {
  const { call, db } = site
  const post = (path: string, token: string) =>
    call('POST', `/api/auth/${path}`, { body: { token }, ...fromRandomAddress() })
  return {
    ask: (member: Member, email: string, currentPassword?: string) =>
      call('PUT', `/api/users/${member.id}`, {
        token: member.token,
        body: { ...profile, email, ...(currentPassword !== undefined && { currentPassword }) },
        ...fromRandomAddress(),
      }),
    agree: (token: string) => post('email-change/confirm', token),
    undo: (token: string) => post('email-change/undo', token),
    current: async ({ token }: Member) => (await call('GET', '/api/users/current', { token })).body,
    logIn: async (email: string, given = password) =>
      (await call('POST', '/api/auth/login', { body: { email, password: given }, ...fromRandomAddress() }))
        .status,
    newMail: async (address: string) => (await waitForMails(site, address)).at(-1),
    async aVerifiedMember(): Promise<Member> {
      const member = await aMember(site)
      await db
        .updateTable('users')
        .set({ email_verified_at: new Date() })
        .where('id', '=', member.id)
        .execute()
      return member
    },
  }
}
