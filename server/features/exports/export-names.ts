import type { OwnRecipe } from './own-rows.queries.ts'

/** `users` is called what a person would look for. */
export const fileOf = (table: string): string => `${table === 'users' ? 'profile' : table}.json`

export const folderOf = ({ id, title }: Pick<OwnRecipe, 'id' | 'title'>): string => {
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `recipes/${[id, name.slice(0, 60)].filter(Boolean).join('-')}`
}
