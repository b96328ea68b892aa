import { get } from 'node:http'
import type { Raw } from './raw-process.ts'

/** What the site sends, for `raw-process.ts` to send likewise. */
export const captureResponse = (port: number, path: string): Promise<Raw> =>
  new Promise((resolve, reject) =>
    get({ port, path, headers: { 'accept-encoding': 'br' } }, async response => {
      const body = Buffer.concat(await response.toArray()).toString('base64')
      const { date: _, connection: __, ...headers } = response.headers
      resolve({ body, headers: headers as Record<string, string> })
    }).on('error', reject),
  )
