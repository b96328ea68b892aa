import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import * as rows from './rows.ts'

export const mediaRoutes = {
  uploadImage: endpoint(rows.uploadImage, {
    summary: 'Store a picture for a recipe: JPEG, PNG, WebP or HEIC, cut to 3:2; the answer is its address',
    fileField: 'image',
    status: 201,
    reply: z.object({ url: z.string(), color: z.string() }).meta({ id: 'UploadedImage' }),
    refusals: ['unreadable_image'],
    throttle: 'upload',
    publishes: true,
    example: { file: 'githeri.png' },
  }),
} as const
