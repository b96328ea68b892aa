import type { OwnRecipe } from './own-rows.queries.ts'

type Named = Pick<OwnRecipe, 'id' | 'title'>

/** `users` is called what a person would look for. */
export const fileOf = (table: string): string => `${table === 'users' ? 'profile' : table}.json`

export const folderOf = (recipe: Named): string => `recipes/${fileNameOf(recipe)}`

/** Without its ending, in letters that every file system takes: of a title in another script only the number is left. */
export const fileNameOf = ({ id, title }: Named): string => {
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return [id, name.slice(0, 60)].filter(Boolean).join('-')
}
