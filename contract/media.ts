import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import * as rows from './rows.ts'

export const mediaRoutes = {
  uploadImage: endpoint(rows.uploadImage, {
    summary: 'Upload a picture for a recipe: JPEG, PNG, WebP or HEIC, cropped to 3:2',
    fileField: 'image',
    status: 201,
    reply: z.object({ url: z.string(), color: z.string() }).meta({ id: 'UploadedImage' }),
    refusals: ['unreadable_image'],
    throttle: 'upload',
    publishes: true,
    example: { file: 'githeri.png' },
  }),
} as const
