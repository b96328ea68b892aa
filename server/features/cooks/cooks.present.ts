import type { CookLog, DiaryEntry } from '#contract/cooks.ts'
import { formerCook } from '#texts/leaving.ts'
import { fileUrl } from '../media/media.urls.ts'
import { presentCard } from '../recipes/recipes.present.ts'
import type { CardRow } from '../recipes/recipes.select.ts'
import { presentChange } from '../recipes/versions/present-change.ts'
import type { CookRow } from './cook-list.queries.ts'

type Reader = {
  viewerId: number
  publicUrl: string
  /** The ids of notices about cooks that moderators hid, by cook id. */
  notices: Map<number, number>
}

/** Checks whether the viewer may read a cook's texts and see its photo. If hidden, only its member may; if removed, nobody may. */
const isReadable = ({ held, authorId }: CookRow, viewerId: number): boolean =>
  held === null || (held === 'hidden' && authorId === viewerId)

/** Returns the fields that tell a member about their own cook that moderators hid. */
function heldFields({ id, held, authorId }: CookRow, { viewerId, notices }: Reader) {
  if (held === null || authorId !== viewerId) return {}
  const noticeId = notices.get(id)
  return { isHidden: true as const, ...(noticeId ? { noticeId } : { isWaiting: true as const }) }
}

/** Presents a cook. Its member is shown as a former cook from the day on which they ask to leave. */
export const presentCook = (row: CookRow, reader: Reader): CookLog => ({
  id: row.id,
  author: row.isFormer ? formerCook : (row.author ?? ''),
  authorId: row.authorId,
  ...(row.isFormer && { isFormer: true as const }),
  howCooked: row.isAsWritten ? 'asWritten' : 'changed',
  rating: row.stars,
  cookedOn: row.cookedOn,
  minutes: row.minutes,
  ...ownWords(row, reader),
  ...(row.isPrivate && { isPrivate: true as const }),
  ...heldFields(row, reader),
  time: row.time,
  version: row.version,
  ...(row.isChangedSince && {
    changedSince: { version: row.version + 1, biggestChange: presentChange(row.biggestChange) },
  }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

function ownWords(
  row: CookRow,
  { viewerId, publicUrl }: Reader,
): Pick<CookLog, 'changes' | 'note' | 'photo'> {
  const { changes, note, photoKey } = row
  if (!isReadable(row, viewerId))
    return { changes: changes.map(one => ({ ...one, what: '' })), note: '', photo: '' }
  return { changes, note, photo: photoKey === null ? '' : fileUrl(publicUrl, photoKey) }
}

/** Presents a cook in a diary, with its recipe if the member can see it. */
export function presentEntry(row: CookRow, card: CardRow | undefined, reader: Reader): DiaryEntry {
  const cook = presentCook(row, reader)
  if (!card) return { ...cook, recipe: null }
  const { id, title, image, cover, author } = presentCard(card, reader.publicUrl)
  return { ...cook, recipe: { id, title, image, cover, author } }
}
