import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from './default-limits.ts'
import { listLimits } from './limit-names.ts'
import { readLimits } from './read-limits.ts'

test('without entries, all limits have their defaults', () => {
  for (const text of ['', ' \n ', ',,'])
    assert.deepEqual(readLimits(text), { limits: defaultLimits, problems: [] })
})

test('entries are separated by blanks, commas or line breaks; all other limits keep their defaults', () => {
  const { limits, problems } = readLimits(
    'maxRecipesPerMember=5000 throttles.signup.perAddress=200/1800,mailLimits.reset.perHour=10\nmaxPictureBytesPerMember=1_000_000_000\r\n',
  )
  assert.deepEqual(problems, [])
  const changed = [...listLimits(limits)].filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(listLimits().get(name)),
  )
  assert.deepEqual(changed, [
    ['throttles.signup.perAddress', { calls: 200, seconds: 1800 }],
    ['mailLimits.reset.perHour', 10],
    ['maxRecipesPerMember', 5000],
    ['maxPictureBytesPerMember', 1e9],
  ])
})

test('the rest of a line after a # is a comment', () => {
  const { limits, problems } = readLimits(
    '# a school\nmaxNotifications=5 # few\n#maxOutboxMails=3\nresetLinkMinutes=6',
  )
  assert.deepEqual(problems, [])
  assert.deepEqual([limits.maxNotifications, limits.maxOutboxMails, limits.resetLinkMinutes], [5, 1_000, 6])
})

test('a changed rate still counts what it counted before', () => {
  const { limits } = readLimits('throttles.contact.perAddress=3/60 throttles.login.perAccount=50/900')
  assert.deepEqual(limits.throttles.contact.perAddress, { calls: 3, seconds: 60, counts: 'accepted' })
  assert.deepEqual(limits.throttles.login.perAccount, { calls: 50, seconds: 900, counts: 'wrong' })
})

test('each limit can be set to its own default, as the documentation writes it', () => {
  const entries = [...listLimits()].map(([name, value]) => {
    const written = typeof value === 'number' ? value : `${value.calls}/${value.seconds}`
    return `${name}=${written}`
  })
  assert.ok(entries.length > 90)
  assert.deepEqual(readLimits(entries.join('\n')), { limits: defaultLimits, problems: [] })
})

const wholeNumber = /must be a whole number from [\d_]+ to [\d_]+$/

const invalidEntries: [text: string, problem: RegExp][] = [
  ['maxRecipesPerMember', /^entry 1 must be a limit, = and its number/],
  ['maxUnusedPictures=5 5000', /^entry 2 must be/],
  ['maxRecipesPerMember=5=6', /^entry 1 must be/],
  ['maxRecipes=5', /^maxRecipes is the name of no limit; maxRecipesPerMember may be meant$/],
  ['throttles.signup.perAdress=2/3', /; throttles\.signup\.perAddress may be meant$/],
  ['MAXNOTIFICATIONS=5', /; maxNotifications may be meant$/],
  ['signup=2/3', /; throttles\.signup\.perAddress may be meant$/],
  ['anything=5', /^anything is the name of no limit$/],
  ['toString=5', /^toString is the name of no limit$/],
  ['throttles=5', /^throttles is the name of no limit$/],
  ['hunter2/secret=5', /^entry 1 is the name of no limit$/],
  ['toastMs=5', /^toastMs is the name of no limit$/],
  ...['0', '-1', '1.5', '1e3', '0x10', '', 'many', '1_0', '2_000_000', '99999999999999', 'Infinity'].map(
    (number): [string, RegExp] => [`maxRecipesPerMember=${number}`, wholeNumber],
  ),
  ['readDeadlineMs=2', /^readDeadlineMs must be a whole number from 100 to 60_000$/],
  ['resetLinkMinutes=1', wholeNumber],
  ['maxUnusedPictures=1', wholeNumber],
  ['throttles.signup.perAddress=20', /must be calls\/seconds/],
  ['throttles.signup.perAddress=20/30/40', /must be calls\/seconds/],
  ['throttles.signup.perAddress=0/30', /^the calls of throttles\.signup\.perAddress must be/],
  ['throttles.signup.perAddress=20/86401', /^the seconds of throttles\.signup\.perAddress must be/],
  ['maxRecipesPerMember=20/30', wholeNumber],
  ['maxRecipesPerMember=5 maxRecipesPerMember=6', /^maxRecipesPerMember is set more than once$/],
  ['x'.repeat(20_001), /^it may have at most 20_000 characters$/],
]

for (const [text, problem] of invalidEntries) {
  test(`LIMITS ${text.slice(0, 60)} is refused`, () => {
    const { problems } = readLimits(text)
    assert.equal(problems.length, 1, problems.join('\n'))
    assert.match(problems[0] ?? '', problem)
  })
}

const impossibleLimits: [text: string, names: string[]][] = [
  ['mailLimits.reset.perHour=21', ['mailLimits.reset.perHour', 'mailLimits.reset.perDay']],
  [
    'mailLimits.resetFromKnownNetwork.perHour=10',
    ['mailLimits.resetFromKnownNetwork.perHour', 'throttles.resetPassword.perAccountAndNetwork'],
  ],
  [
    'throttles.resetPassword.perAccountAndNetwork=12/7200',
    ['mailLimits.resetFromKnownNetwork.perHour', 'throttles.resetPassword.perAccountAndNetwork'],
  ],
  ['undoEmailChangeHours=47', ['undoEmailChangeHours', 'verifyLinkHours']],
  ...['login', 'adminSignin', 'ownPassword'].map((name): [string, string[]] => [
    `throttles.${name}.perAccount=10/900`,
    [`throttles.${name}.perAccount`, `throttles.${name}.perAccountAndNetwork`],
  ]),
  [
    'throttles.secondFactor.perAccount=5/900',
    ['throttles.secondFactor.perAccount', 'throttles.secondFactor.perAccountAndNetwork'],
  ],
  ['throttles.login.perAccountAndNetwork=10/60', ['throttles.login.perAccount']],
  ['sessions.user.idleDays=91', ['sessions.user.maxDays']],
  ['sessions.admin.idleMinutes=481', ['sessions.admin.maxHours']],
  ['admission.read.maxCrowdedWaitMs=2100', ['admission.read.maxWaitMs']],
  ['admission.write.maxCrowdedWaitMs=5001', ['admission.write.maxWaitMs']],
  ['admission.page.maxCrowdedWaitMs=251', ['admission.page.maxWaitMs']],
  ['admission.page.many.refuseAfterMs=249', ['admission.page.maxWaitMs']],
  ['admission.page.many.count=2049', ['admission.page.waiting']],
  ['fetchQueue.runningPerMember=5', ['fetchQueue.running']],
  ['pictureQueue.waiting=1', ['pictureQueue.waitingPerMember']],
  ['places.files.perMember=5', ['places.files.atOnce']],
  ['admission.read.maxWaitMs=2201', ['readDeadlineMs']],
  ['readDeadlineMs=1999', ['admission.read.maxWaitMs']],
]

for (const [text, names] of impossibleLimits) {
  test(`LIMITS ${text} is refused, because it contradicts another limit`, () => {
    const { problems } = readLimits(text)
    assert.equal(problems.length, 1, problems.join('\n'))
    for (const name of [...names, text.slice(0, text.indexOf('='))])
      assert.ok(problems[0]?.includes(name), name)
  })
}

test('all problems are reported at once', () => {
  const { problems } = readLimits('anything=5 maxNotifications=0, undoEmailChangeHours=1')
  assert.deepEqual(
    problems.map(problem => problem.split(' ')[0] ?? ''),
    ['anything', 'maxNotifications', 'undoEmailChangeHours'],
  )
})
