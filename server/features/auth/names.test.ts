import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { lookAlikes, skeletonOf } from '#contract/names.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { repository } from '#tests/support/repository.ts'
import { openSite } from '#tests/support/site.ts'
import * as t from '#texts/fields.ts'
import { insertAccount } from './auth.queries.ts'

const site = await openSite(trustedProxy)
const { call, db } = site

const unique = () => randomBytes(4).toString('hex')
const signUp = (username: string, firstName = '') =>
  call('POST', '/api/auth/signup', {
    body: {
      username,
      firstName,
      email: `${unique()}@example.org`,
      password: 'ugali na sukuma',
      confirmPassword: 'ugali na sukuma',
    },
    ...fromRandomAddress(),
  })
const put = async (names: Record<string, string>) => {
  const member = await aMember(site)
  const body = { firstName: '', lastName: '', title: '', aboutMe: '', email: member.email, ...names }
  return call('PUT', `/api/users/${member.id}`, { token: member.token, body })
}

test('names of the site and of its roles are refused, in any script and spelling', async () => {
  const names = [
    'admin', 'Mezani', 'ADMINISTRATOR', 'moderator', 'support', 'root', 'Mezani Team', 'mezani_admin', 'admin-1',
    '2026 mezani', 'аdmin', 'аdmіn', 'мezani', 'mеzаnі', 'αdmin', 'ａｄｍｉｎ', 'ádmin', 'adm1n', 'm3zani', 'AdmIn', 'admln', '𝐚𝐝𝐦𝐢𝐧',
  ] // biome-ignore format: a list is read by its rows
  for (const name of names) {
    const { status, body } = await signUp(name)
    assert.deepEqual([name, status, body.fields], [name, 400, { username: t.reservedName }])
    const shown = await put({ firstName: name })
    assert.deepEqual([name, shown.status, shown.body.fields], [name, 400, { firstName: t.reservedName }])
  }
  const split = await put({ firstName: 'Mezani', lastName: 'Support' })
  assert.deepEqual(split.body.fields, { firstName: t.reservedName })
  assert.equal((await signUp(`cook-${unique()}`, 'Mezani Team')).body.fields.firstName, t.reservedName)
})

test('invisible characters, and characters that turn the direction or break the line, are refused in every name', async () => {
  const hidden = [
    '\u200b',
    '\u202e',
    '\u2066',
    '\u200f',
    '\u00ad',
    '\ufeff',
    '\u2060',
    '\u3164',
    '\u2028',
    '\r\n',
    '\n',
    '\t',
    '\u0007',
    '\u009b',
    '\u200d',
  ]
  for (const character of hidden) {
    const name = `Ami${character}na`
    const code = character.charCodeAt(0).toString(16)
    const { status, body } = await signUp(`${name}${unique()}`)
    assert.deepEqual([code, status, body.fields], [code, 400, { username: t.hiddenCharacters('Username') }])
    for (const [field, label] of [
      ['firstName', 'First name'],
      ['lastName', 'Last name'],
      ['title', 'Title'],
    ] as const) {
      const reply = await put({ [field]: name })
      assert.deepEqual(
        [code, reply.status, reply.body.fields],
        [code, 400, { [field]: t.hiddenCharacters(label) }],
      )
    }
  }
})

test('ordinary names of any script are accepted', async () => {
  const names = [
    'Wanjirũ', 'Mwanaisha', 'José', 'Søren', 'Nguyễn Thị Ánh', 'Zoë', "O'Brien", 'Владимир', 'Оксана', 'Ελένη', 'أمينة', 'محمد علی', 'می\u200cخواهم',
    'क्‍ष', 'ශ්\u200dරී', '小林', '김민지', 'ทองดี', 'አበበ', 'Cook 👩🏾\u200d🍳', 'Rooth', 'Adminah', 'Teamwa', 'Modesta', 'Supportia', '1000 chapatis',
  ] // biome-ignore format: a list is read by its rows
  for (const name of names) {
    const { status, body } = await signUp(`${name} ${unique()}`)
    assert.deepEqual([name, status, body.fields], [name, 201, undefined])
    const shown = await put({ firstName: name, lastName: 'Otieno' })
    assert.deepEqual([name, shown.status, shown.body.firstName], [name, 200, name])
  }
})

test('a username that looks like a taken one counts as taken; accents make it a different name', async () => {
  const tail = unique()
  assert.equal((await signUp(`Paula ${tail}`)).status, 201)
  for (const name of ['PauIa', 'Раulа', 'pau1a', 'Ｐａｕｌａ', 'ΡAULΑ']) {
    const { status, body } = await signUp(`${name} ${tail}`)
    assert.deepEqual([name, status, body.code], [name, 409, 'username_taken'])
  }
  assert.equal((await signUp(`Paulà ${tail}`)).status, 201)
})

test('each letter in the table has a letter that it looks like', () => {
  for (const [from, to] of Object.values(lookAlikes)) assert.equal([...from].length, [...to].length)
  assert.equal(skeletonOf('Ами'), skeletonOf('ами'))
})

test('a member who already has a reserved name keeps it, and can still save the profile', async () => {
  const username = 'admin'
  const email = 'first@example.org'
  const id = await insertAccount(db, { email, username, firstName: 'Mezani', passwordHash: 'x' })
  const { token } = await aMember(site)
  await db.updateTable('sessions').set({ user_id: id }).where('user_id', 'is not', null).execute()
  const body = { firstName: 'Mezani', lastName: '', title: '', aboutMe: 'Since the first day.', email }
  const reply = await call('PUT', `/api/users/${id}`, { token, body })
  assert.deepEqual([reply.status, reply.body.username, reply.body.firstName], [200, username, 'Mezani'])
})

test('the migration gives existing members the same forms, only to the first of look-alikes, and cleans their names', async () => {
  const names = [
    'Paula Old',
    'PauIa Old',
    'Оксана',
    'Ἑλένη 10',
    'Kofi\u200b Mensah',
    'ＷＡＮＪＩＲＵ',
    'Αλέξ|',
  ]
  const ids: number[] = []
  for (const username of names) {
    const email = `${unique()}@example.org`
    await db.updateTable('users').set({ username_skeleton: null }).execute()
    ids.push(await insertAccount(db, { email, username, firstName: 'Ko\r\nfi\u202e', passwordHash: 'x' }))
  }
  await db.updateTable('users').set({ username_skeleton: null }).execute()
  const migrations = join(repository, 'server/platform/database/migrations')
  const sql = await readFile(join(migrations, '0021-names-that-look-alike.sql'), 'utf8')
  await site.pool.query(sql.slice(sql.indexOf('with folded')))
  const rows = await db
    .selectFrom('users')
    .select(['username', 'username_skeleton as skeleton', 'first_name as firstName'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  assert.deepEqual(
    rows.map(({ skeleton }) => skeleton),
    names.map((name, index) => (index === 1 ? null : skeletonOf(name))),
  )
  assert.deepEqual(new Set(rows.map(({ firstName }) => firstName)), new Set(['Ko fi']))
})
