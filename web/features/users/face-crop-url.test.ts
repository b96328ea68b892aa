import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faceCropUrl } from './face-crop-url.ts'

test('a Cloudinary picture is requested cropped to the face, 128 × 128', {
  tags: ['3-user-profile-picture'],
}, () => {
  assert.equal(
    faceCropUrl('https://res.cloudinary.com/mezani/image/upload/v1/amani.jpg'),
    'https://res.cloudinary.com/mezani/image/upload/c_thumb,g_face,w_128,h_128/v1/amani.jpg',
  )
})

test('any other picture is shown from its own address', () => {
  const address = 'https://mezani.example/upload/res.cloudinary.com/amani.jpg'
  assert.equal(faceCropUrl(address), address)
})
