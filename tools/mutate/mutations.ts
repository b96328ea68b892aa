import { beyondMutations } from './beyond.table.ts'
import { callMutations } from './calls.table.ts'
import { constantMutations } from './constants.table.ts'
import { failureMutations } from './failures.table.ts'
import { memberMutations } from './members.table.ts'
import type { Mutation } from './mutation.ts'
import { pageMutations } from './pages.table.ts'
import { policyMutations } from './policy.table.ts'
import { ruleMutations } from './rules.table.ts'

/** In the order of the specification; last what goes beyond it. */
export const mutations: Mutation[] = [
  ...pageMutations,
  ...memberMutations,
  ...ruleMutations,
  ...callMutations,
  ...failureMutations,
  ...constantMutations,
  ...beyondMutations,
  ...policyMutations,
]
