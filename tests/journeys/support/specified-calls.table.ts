/** The table of section 7 of the specification: method and path, payload, and whose token. */
export type SpecifiedCall = {
  call: string
  /** The keys of the payload. null means no payload, an empty list the empty object. */
  payload: string[] | null | 'multipart'
  realm: 'nobody' | 'user' | 'admin'
}

const recipe = [
  'title',
  'chefName',
  'chefImage',
  'image',
  'ingredients',
  'instructions',
  'url',
  'moreInfoUrl',
  'rating',
  'prepTime',
  'servings',
  'countryOfOrigin',
  'dietType',
]

const account = ['email', 'password']
const profile = ['firstName', 'lastName', 'title', 'email', 'aboutMe']

export const visitorCalls: SpecifiedCall[] = [
  { call: 'POST /api/auth/login', payload: account, realm: 'nobody' },
  {
    call: 'POST /api/auth/signup',
    payload: [...account, 'confirmPassword', 'username', 'firstName'],
    realm: 'nobody',
  },
  { call: 'POST /auth/reset-password', payload: ['email'], realm: 'nobody' },
  {
    call: 'POST /api/contact',
    payload: ['firstName', 'lastName', 'email', 'phoneNumber', 'inquiryType', 'message'],
    realm: 'nobody',
  },
  { call: 'GET /api/recipes?dietType=Dessert', payload: null, realm: 'nobody' },
]

export const memberCalls: SpecifiedCall[] = [
  { call: 'GET /api/auth/check-auth', payload: null, realm: 'user' },
  { call: 'GET /api/recipes', payload: null, realm: 'user' },
  { call: 'GET /api/recipes?dietType=Dessert', payload: null, realm: 'user' },
  { call: 'GET /api/recipes/{id}', payload: null, realm: 'user' },
  { call: 'PUT /api/recipes/{id}', payload: ['rating'], realm: 'user' },
  { call: 'PUT /api/recipes/{id}', payload: recipe, realm: 'user' },
  { call: 'POST /api/recipes', payload: recipe, realm: 'user' },
  { call: 'DELETE /api/recipes/{id}', payload: null, realm: 'user' },
  { call: 'POST /api/recipes/{id}/bookmark', payload: null, realm: 'user' },
  { call: 'DELETE /api/recipes/{id}/bookmark', payload: null, realm: 'user' },
  { call: 'POST /api/recipes/{id}/comment', payload: ['content'], realm: 'user' },
  { call: 'GET /api/recipes/user?limit=20', payload: null, realm: 'user' },
  { call: 'GET /api/recipes/bookmarked?limit=20', payload: null, realm: 'user' },
  { call: 'GET /api/recipes/bookmarked', payload: null, realm: 'user' },
  { call: 'GET /api/users/current', payload: null, realm: 'user' },
  { call: 'PUT /api/users/{id}', payload: profile, realm: 'user' },
  { call: 'POST /api/users/avatar', payload: 'multipart', realm: 'user' },
  { call: 'GET /api/notifications', payload: null, realm: 'user' },
  { call: 'GET /api/user-stats', payload: null, realm: 'user' },
  { call: 'POST /api/auth/logout', payload: [], realm: 'user' },
]

export const adminCalls: SpecifiedCall[] = [
  { call: 'POST /api/admin/signin', payload: account, realm: 'nobody' },
  { call: 'GET /api/admin/users', payload: null, realm: 'admin' },
  { call: 'GET /api/admin/recipes', payload: null, realm: 'admin' },
  { call: 'GET /api/admin/comments', payload: null, realm: 'admin' },
  { call: 'GET /api/admin/statistics', payload: null, realm: 'admin' },
  { call: 'DELETE /api/admin/comments/{id}', payload: null, realm: 'admin' },
]
