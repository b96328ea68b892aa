import { privateCopies } from '#contract/offline.ts'
import { savedCopy } from './saved-copy.ts'

const maxRecipes = 60
const maxPictures = 60
const ownerKey = '/whose'

let departures = 0
let last: Promise<unknown> = Promise.resolve()

/** One after the other, so that what was fetched for one person never lands among the copies of the next. */
function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work)
  last = result
  return result
}

/** Whoever it was answered to has left: every copy goes, and what is still on its way to them is not kept. */
export function forgetPrivateCopies(): Promise<unknown> {
  departures += 1
  return inOrder(() => caches.delete(privateCopies))
}

/** The digest of a token, as the server keeps it too: it tells people apart and signs nobody in. */
export async function ownerOf(authorization: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** Asked for before the answer is awaited: false if somebody left meanwhile. */
export function isStillThere(): () => boolean {
  const before = departures
  return () => departures === before
}

type Kept = { path: string; owner: string; isCurrent: () => boolean }

export const keepPrivateAnswer = (answer: Response, { path, owner, isCurrent }: Kept): Promise<void> =>
  inOrder(async () => {
    if (!isCurrent()) return
    await putLast(await openFor(owner), path, savedCopy(answer), maxRecipes, isAnswer)
  })

/** The copies of this person; those of anybody else are deleted first. */
async function openFor(owner: string): Promise<Cache> {
  const copies = await caches.open(privateCopies)
  const known = await copies.match(ownerKey)
  if ((await known?.text()) === owner) return copies
  await caches.delete(privateCopies)
  const own = await caches.open(privateCopies)
  await own.put(ownerKey, new Response(owner))
  return own
}

export async function findPrivateAnswer(path: string, owner: string): Promise<Response | undefined> {
  const copies = await caches.open(privateCopies)
  const known = await copies.match(ownerKey)
  return (await known?.text()) === owner ? copies.match(path) : undefined
}

export const hasPrivateAnswer = async (path: string): Promise<boolean> =>
  (await (await caches.open(privateCopies)).match(path)) !== undefined

/** Which pictures somebody looked at is their own affair as well. One size of each is enough. */
export const keepPicture = (picture: Response, url: URL, isCurrent: () => boolean): Promise<void> =>
  inOrder(async () => {
    const copies = await caches.open(privateCopies)
    if (!isCurrent() || !(await copies.match(ownerKey))) return
    await putLast(copies, pictureKey(url), picture, maxPictures, isPicture)
  })

export const findPicture = async (url: URL): Promise<Response | undefined> =>
  (await caches.open(privateCopies)).match(pictureKey(url))

const pictureKey = ({ pathname }: URL): string => pathname.replace(/-\d+\.(avif|webp)$/, '')
const isPicture = (path: string) => path.startsWith('/media/')
const isAnswer = (path: string) => path.startsWith('/api/')

/** The newest stands last; the oldest beyond the limit go. */
async function putLast(
  copies: Cache,
  path: string,
  answer: Response,
  limit: number,
  isOfKind: (path: string) => boolean,
): Promise<void> {
  // In one step: an answer that breaks off leaves the copy before it in its place.
  await copies.put(path, answer)
  const ofKind = (await copies.keys()).filter(({ url }) => isOfKind(new URL(url).pathname))
  const tooOld = ofKind.slice(0, Math.max(0, ofKind.length - limit))
  await Promise.all(tooOld.map(request => copies.delete(request)))
}
