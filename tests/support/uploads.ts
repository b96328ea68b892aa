import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ApiCall } from './call.ts'
import { aMember, type Member } from './people.ts'
import { formWithFile } from './pictures.ts'
import type { TestSite } from './site.ts'

/** A picture of one colour. */
export const pictureOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer()

let colors = 0

/** A picture that is like none of millions before: the step has no factor in common with the number of colours. */
export function newPicture(): Promise<Buffer> {
  colors += 1
  return pictureOf(`#${(0x100000 + ((colors * 4321) % 0xf00000)).toString(16)}`)
}

/** What members upload to this site, and what is stored of it. */
export const openUploads = ({ url, dataDir }: Pick<TestSite, 'url' | 'dataDir'>, call: ApiCall) => ({
  /** Uploads a photo for a recipe and returns its address. */
  async uploadPhoto({ token }: Member, bytes?: Buffer): Promise<string> {
    const body = formWithFile('image', bytes ?? (await newPicture()))
    return (await call('POST', '/api/images', { token, body })).body.url
  },
  /** Uploads an avatar and returns its address. */
  async uploadAvatar({ token }: Member, bytes: Buffer): Promise<string> {
    const { body } = await call('POST', '/api/users/avatar', { token, body: formWithFile('avatar', bytes) })
    return body.profilePicture
  },
  statusOf: async (address: string): Promise<number> =>
    (await fetch(address.replace(/^https?:\/\/[^/]+/, url))).status,
  filesIn: (folder: string): Promise<string[]> => readdir(join(dataDir, 'media', folder)).catch(() => []),
})

/** The hash in a picture's address, with which its files' names begin. */
export const hashOf = (address: string): string => /[0-9a-f]{32}/.exec(address)?.[0] ?? ''

/** The operations that take pictures. */
export const uploadEndpoints = [
  { path: '/api/images', field: 'image' },
  { path: '/api/users/avatar', field: 'avatar' },
] as const

/** Sends the bytes to both operations that take pictures, each as another member. */
export const sendPicture = (
  site: Pick<TestSite, 'call' | 'db'>,
  bytes: Buffer | string,
  name?: string,
  type?: string,
) =>
  Promise.all(
    uploadEndpoints.map(async ({ path, field }) =>
      site.call('POST', path, {
        token: (await aMember(site)).token,
        body: formWithFile(field, bytes, name, type),
      }),
    ),
  )
