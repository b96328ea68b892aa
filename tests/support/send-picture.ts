import { aMember } from './people.ts'
import { formWithFile } from './pictures.ts'
import type { TestSite } from './site.ts'

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
