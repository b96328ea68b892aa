import { formatDayMonth } from '#texts/format/day.ts'
import type { ListedVersion } from './versions.queries.ts'

export const nameOf = ({ author }: Pick<ListedVersion, 'author'>): string => author.name
export const dayOf = ({ createdAt }: Pick<ListedVersion, 'createdAt'>): string =>
  formatDayMonth(new Date(createdAt))
