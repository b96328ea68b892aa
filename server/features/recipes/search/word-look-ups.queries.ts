import { type RawBuilder, sql } from 'kysely'
import { unseen } from '#server/platform/database/prepared.ts'

/** A part of a term to look up in the vocabulary. `place` is the term's index within its search. */
export type LookUp = { place: number; text: string; forms: readonly string[]; part: string }

const lastCharacter = sql.lit('\u{10ffff}')

/** The ways to find words `search_words.word` by the part `l.part`. Each has a separate index. */
export const wordIs = sql`word = l.part collate "C"`
export const wordBegins = sql`word >= l.part collate "C" and word < (l.part || ${lastCharacter}) collate "C"`
export const wordContains = sql`word like ('%' || l.part || '%') collate "C"`
/** Here `l.part` must be reversed too. */
export const reversedWordBegins = sql`reverse(word) collate "C" >= l.part collate "C"
  and reverse(word) collate "C" < (l.part || ${lastCharacter}) collate "C"`
export const undoubledWordIs = sql`regexp_replace(word, '(.)\\1+', '\\1', 'g') collate "C" = l.part collate "C"`

export const reversed = (text: string): string => [...text].reverse().join('')

/** `l.forms` is one text with each form between two spaces. */
export const isForm = sql`strpos(l.forms, ' ' || word || ' ') > 0`

/**
 * Selects these columns of the words that the condition finds for any of the parts. The statement's text depends on no part. With
 * `offset 0` each part is looked up; otherwise the planner might join the whole vocabulary.
 */
export const lookUp = (
  lookUps: readonly LookUp[],
  condition: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
) => sql`
  select l.place, w.* from json_to_recordset(${unseen(asJson(lookUps), 'json')})
    as l (place integer, text text, forms text, part text)
  cross join lateral (select ${columns} from search_words where ${condition} offset 0) as w`

const asJson = (lookUps: readonly LookUp[]): string =>
  JSON.stringify(lookUps.map(({ forms, ...rest }) => ({ ...rest, forms: ` ${forms.join(' ')} ` })))
