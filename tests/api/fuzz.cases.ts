import type { TestSite } from '#tests/support/site.ts'
import { storeAction, storeCase } from '#tests/support/stored-cases.ts'

type Fuzzed = { memberId: number; moderatorId: number; stages: ('report' | 'appeal')[] }

/** Cases about a member, claimed by a moderator, with a decision each; their ids come in turn. */
export async function fuzzedCases(site: TestSite, { memberId, moderatorId, stages }: Fuzzed) {
  const holder = { userId: moderatorId, adminId: null }
  const ids = { cases: [] as number[], actions: [] as number[] }
  for (let n = 0; n < 30; n += 1) {
    const stage = stages[n % stages.length] ?? 'report'
    const caseId = await storeCase(site, { memberId, holder, stage })
    ids.cases.push(caseId)
    const isAppealed = stage === 'appeal'
    ids.actions.push(await storeAction(site, { memberId, caseId, isAppealed }))
  }
  return { cases: inTurn(ids.cases), actions: inTurn(ids.actions) }
}

/** One after the other, and again. */
const inTurn = (ids: number[]) => {
  let turn = 0
  return { next: () => ids[turn++ % ids.length] ?? 0 }
}
