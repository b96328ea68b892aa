import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const mediaRoutes = {
  uploadImage: endpoint({
    method: 'POST',
    path: '/api/images',
    access: 'user',
    summary: 'Store a picture for a recipe: JPEG, PNG or WebP, cut to 3:2; the answer is its address',
    fileField: 'image',
    status: 201,
    reply: z.object({ url: z.string(), color: z.string() }).meta({ id: 'UploadedImage' }),
    refusals: ['unreadable_image'],
    throttle: 'upload',
  }),
} as const
