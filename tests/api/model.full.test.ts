import { test } from 'node:test'
import fc from 'fast-check'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { rounds } from '#tests/support/rounds.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import {
  bookmark,
  comment,
  deleteComment,
  edit,
  list,
  type Model,
  publish,
  rate,
  read,
  remove,
  type System,
} from './model.ts'

const runs = 12 * rounds
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

const site = await openSite()
const { call } = await openUnthrottled(site)
const { token: adminToken } = await anAdmin(site)

const who = fc.nat(2)
const which = fc.nat(7)
const title = fc.constantFrom('Githeri', 'Mukimo', 'Pilau ya nazi', 'Chapati', 'Crème brûlée')
const stars = fc.constantFrom(0, 1, 2.5, 3, 4.7, 5)

const steps = [
  fc.tuple(who, title, stars).map(([...args]) => publish(...args)),
  fc.tuple(who, which, title).map(([...args]) => edit(...args)),
  fc.tuple(who, which).map(([...args]) => remove(...args)),
  fc.tuple(who, which, stars).map(([...args]) => rate(...args)),
  fc.tuple(who, which, fc.boolean()).map(([...args]) => bookmark(...args)),
  fc.tuple(who, which, title).map(([...args]) => comment(...args)),
  which.map(deleteComment),
  fc.tuple(who, which).map(([...args]) => read(...args)),
  who.map(list),
]

test(`the API answers like a model in memory, whatever three members and an administrator do (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async commands => {
      const members = [await aMember(site), await aMember(site), await aMember(site)]
      const system: System = { call, members, adminToken }
      await fc.asyncModelRun(
        (): { model: Model; real: System } => ({ model: { recipes: [] }, real: system }),
        commands,
      )
      // Recipes that a run leaves would be on the first page of the next run's lists.
      for (const { id } of members) await site.db.deleteFrom('recipes').where('author_id', '=', id).execute()
    }),
    { numRuns: runs, seed, endOnFailure: false },
  )
})
