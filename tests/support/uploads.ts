import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ApiCall } from './call.ts'
import { aMember, type Member } from './people.ts'
import { formWithFile } from './pictures.ts'
import type { TestSite } from './site.ts'

/** Returns a picture of one colour. */
export const pictureOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer()

let colors = 0

/** Returns a picture that differs from millions before it: the step has no factor in common with the number of colours. */
export function newPicture(): Promise<Buffer> {
  colors += 1
  return pictureOf(`#${(0x100000 + ((colors * 4321) % 0xf00000)).toString(16)}`)
}

/** Returns functions that upload pictures to this site, and that tell what is stored of them. */
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

/** Returns the hash in a picture's address, with which the names of its files begin. */
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
