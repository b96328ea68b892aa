import type { Limits, Rate } from './default-limits.ts'

/**
 * Returns a sentence for each pair of limits that cannot hold together, with both names. Most of them would shut out somebody who did
 * nothing wrong.
 */
export const findImpossibleLimits = (limits: Limits): string[] => [
  ...impossibleMails(limits),
  ...impossibleGuesses(limits),
  ...impossibleSessions(limits),
  ...impossibleQueues(limits),
  ...impossibleExports(limits),
  ...impossibleImports(limits),
]

function impossibleMails({ mailLimits, throttles, undoEmailChangeHours, verifyLinkHours }: Limits): string[] {
  const problems = Object.entries(mailLimits).flatMap(([kind, { perHour, perDay }]) =>
    perHour > perDay
      ? [`mailLimits.${kind}.perDay must be at least mailLimits.${kind}.perHour, ${perHour}`]
      : [],
  )
  const asked = mostInAnHour(throttles.resetPassword.perAccountAndNetwork)
  if (mailLimits.resetFromKnownNetwork.perHour <= asked)
    problems.push(
      `mailLimits.resetFromKnownNetwork.perHour must be more than the ${asked} an hour that throttles.resetPassword.perAccountAndNetwork allows, or an owner could ask for a new password and get no mail`,
    )
  // A change that can no longer be undone is deleted, and with it the link that agrees to it.
  if (undoEmailChangeHours < verifyLinkHours)
    problems.push(
      `undoEmailChangeHours must be at least verifyLinkHours, ${verifyLinkHours}, or a link that confirms an address would end before its mail says`,
    )
  return problems
}

/** An export needs room for the largest one, so otherwise nobody could ever have one. */
const impossibleExports = ({ maxExportBytes, maxAllExportsBytes }: Limits): string[] =>
  maxExportBytes > maxAllExportsBytes
    ? [`maxAllExportsBytes must be at least maxExportBytes, ${maxExportBytes}`]
    : []

const impossibleImports = ({ maxImportBytes, maxAllImportsBytes }: Limits): string[] =>
  maxImportBytes > maxAllImportsBytes
    ? [`maxAllImportsBytes must be at least maxImportBytes, ${maxImportBytes}`]
    : []

const guessed = ['login', 'adminSignin', 'ownPassword', 'secondFactor'] as const

/** Otherwise the wrong passwords of one network could use up the rate that an account has for all its unknown networks together. */
const impossibleGuesses = ({ throttles }: Limits): string[] =>
  guessed.flatMap(name => {
    const { perAccount, perAccountAndNetwork } = throttles[name]
    const isOneNetworkAll =
      perAccount.calls * perAccountAndNetwork.seconds <= perAccountAndNetwork.calls * perAccount.seconds
    return isOneNetworkAll
      ? [
          `throttles.${name}.perAccount must allow more than throttles.${name}.perAccountAndNetwork, or one network could shut an account for all others`,
        ]
      : []
  })

function impossibleSessions({ sessions: { user, admin } }: Limits): string[] {
  const problems: string[] = []
  if (user.idleDays > user.maxDays)
    problems.push(`sessions.user.idleDays must be at most sessions.user.maxDays, ${user.maxDays}`)
  if (admin.idleMinutes > admin.maxHours * 60)
    problems.push(
      `sessions.admin.idleMinutes must be at most sessions.admin.maxHours, ${admin.maxHours} hours`,
    )
  return problems
}

/** `value` must not be more than `most`. */
type Ordered = [name: string, value: number, mostName: string, most: number]

function impossibleQueues({
  admission,
  pictureQueue,
  pageQueue,
  fetchQueue,
  places,
  bucket,
  readDeadlineMs,
}: Limits): string[] {
  const { read, write, page } = admission
  const [reads, pages] = ['admission.read.maxWaitMs', 'admission.page.maxWaitMs']
  const ordered: Ordered[] = [
    ['admission.read.maxCrowdedWaitMs', read.maxCrowdedWaitMs, reads, read.maxWaitMs],
    [
      'admission.write.maxCrowdedWaitMs',
      write.maxCrowdedWaitMs,
      'admission.write.maxWaitMs',
      write.maxWaitMs,
    ],
    ['admission.page.maxCrowdedWaitMs', page.maxCrowdedWaitMs, pages, page.maxWaitMs],
    [pages, page.maxWaitMs, 'admission.page.many.refuseAfterMs', page.many.refuseAfterMs],
    ['admission.page.many.count', page.many.count, 'admission.page.waiting', page.waiting],
    ['admission.read.crowdedAfterMs', read.crowdedAfterMs, reads, read.maxWaitMs],
    ['admission.read.waitingGroups', read.waitingGroups, 'admission.read.waiting', read.waiting],
    [
      'pictureQueue.waitingPerMember',
      pictureQueue.waitingPerMember,
      'pictureQueue.waiting',
      pictureQueue.waiting,
    ],
    ['pageQueue.waitingPerMember', pageQueue.waitingPerMember, 'pageQueue.waiting', pageQueue.waiting],
    ['fetchQueue.runningPerMember', fetchQueue.runningPerMember, 'fetchQueue.running', fetchQueue.running],
    ['fetchQueue.waitingPerMember', fetchQueue.waitingPerMember, 'fetchQueue.waiting', fetchQueue.waiting],
    ...Object.entries(places).map(
      ([kind, { atOnce, perMember }]): Ordered => [
        `places.${kind}.perMember`,
        perMember,
        `places.${kind}.atOnce`,
        atOnce,
      ],
    ),
    ['bucket.connectMs', bucket.connectMs, 'bucket.readMs', bucket.readMs],
    ['bucket.connectMs', bucket.connectMs, 'bucket.writeMs', bucket.writeMs],
    // A request that has waited longer could no longer be served in time.
    [reads, read.maxWaitMs, 'readDeadlineMs', readDeadlineMs],
    [pages, page.maxWaitMs, 'readDeadlineMs', readDeadlineMs],
  ]
  return ordered.flatMap(([name, value, mostName, most]) =>
    value > most ? [`${name} must be at most ${mostName}, ${most}`] : [],
  )
}

/** Returns the most requests in an hour. Windows are fixed, so all requests of a longer window may come in one hour. */
const mostInAnHour = ({ calls, seconds }: Rate): number => Math.ceil(calls * Math.max(1, 3600 / seconds))
