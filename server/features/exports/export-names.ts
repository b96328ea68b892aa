import type { OwnRecipe } from './own-rows.queries.ts'

type Named = Pick<OwnRecipe, 'id' | 'title'>

/** Returns the file name of a table. That of `users` is the word that a person would look for. */
export const fileOf = (table: string): string => `${table === 'users' ? 'profile' : table}.json`

export const folderOf = (recipe: Named): string => `recipes/${fileNameOf(recipe)}`

/** Returns a recipe's file name without ending, in letters that every file system accepts. A title in another script leaves only the id. */
export const fileNameOf = ({ id, title }: Named): string => {
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return [id, name.slice(0, 60)].filter(Boolean).join('-')
}
