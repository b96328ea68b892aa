import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { recipeFieldNames, recipeFields } from '#contract/recipe-fields.ts'
import { routes } from '#contract/routes.ts'
import type { ApiResponse } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { refusedForms, takenForms } from './stored-addresses.forms.ts'

const site = await openSite()
const { call } = await openUnthrottled(site)
const member = await aMember(site)
const edited = await publishRecipe({ call }, member)

const addressFields = recipeFieldNames.filter(field => ['picture', 'link'].includes(recipeFields[field]))
/** Returns a body with the form in every field that takes an address. */
const everywhere = (form: unknown) => Object.fromEntries(addressFields.map(field => [field, form]))

/** Sends the form to both operations that store addresses. */
const store = (form: unknown): Promise<ApiResponse[]> =>
  Promise.all([
    call('POST', '/api/recipes', { token: member.token, body: aRecipe(everywhere(form)) }),
    call('PUT', `/api/recipes/${edited}`, { token: member.token, body: aRecipe(everywhere(form)) }),
  ])

test('X3: these forms are sent in every field that takes an address', () => {
  const named = Object.values<Endpoint>(routes).flatMap(({ body }) =>
    body
      ? Object.keys(fieldsOf(body)).filter(name => /url|image|link|site|picture|href|uri/i.test(name))
      : [],
  )
  assert.deepEqual([...new Set(named)].toSorted(), addressFields.toSorted())
  assert.equal(addressFields.length, 4)
})

function fieldsOf(schema: z.ZodType): object {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const [named] = Object.values(json.$defs ?? {}) // schemas with an id are in $defs
  return json.properties ?? named?.properties ?? {}
}

test('X3: a text that is no web address, or becomes one only when a browser mends it, is refused with the name of its field', async t => {
  const forms = [...refusedForms, ['javascript:alert(1)'], { href: 'javascript:alert(1)' }, 7, true]
  for (const form of forms) {
    for (const { status, body } of await store(form)) {
      assert.equal(status, 400, `${JSON.stringify(form)}: ${JSON.stringify(body)}`)
      assert.deepEqual(Object.keys(body.fields).toSorted(), addressFields.toSorted(), JSON.stringify(form))
    }
  }
  t.diagnostic(`${forms.length} forms refused in ${addressFields.length} fields, new and edited`)
})

test('X3: a stored address is http or https, leads to the host that it shows, and has no user’s name', async t => {
  for (const [form, host] of takenForms) {
    for (const { status, body, text } of await store(form)) {
      assert.ok(status === 201 || status === 200, `${form}: ${text}`)
      const { body: read } = await call('GET', `/api/recipes/${body.id}`, { token: member.token })
      for (const field of addressFields) assertWebAddress(read[field], { host, form })
    }
  }
  t.diagnostic(`${takenForms.length} forms stored in ${addressFields.length} fields, new and edited`)
})

test('X3: an address of this site remains one, even if it is stored as a path', async () => {
  const own = site.services.publicUrl()
  for (const path of [
    '/',
    '/recipes/7',
    '//evil.example/',
    '///evil.example',
    '/@evil.example',
    '/.//evil.example',
  ])
    for (const { body } of await store(own + path)) {
      const { body: read } = await call('GET', `/api/recipes/${body.id}`, { token: member.token })
      for (const field of addressFields) assert.equal(new URL(read[field]).origin, own, path)
    }
})

test('X3: no row has an address of another kind', async () => {
  const { rows } = await site.pool.query<{ address: string }>(
    'select unnest(array[image, chef_image, url, more_info_url]) as address from recipes',
  )
  assert.ok(rows.length > takenForms.length * addressFields.length)
  for (const { address } of rows) assert.match(address, /^(https?:\/\/[^/\\@]|\/|$)/i)
})

function assertWebAddress(read: string, { host, form }: { host: string; form: string }): void {
  const address = new URL(read)
  assert.match(address.protocol, /^https?:$/, form)
  assert.deepEqual([address.host, address.username, address.password], [host, '', ''], form)
  // Storing the address removed nothing but the white space around it.
  assert.equal(read, form.trim())
}
