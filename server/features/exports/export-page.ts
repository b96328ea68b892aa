import { escapeHtml } from '#contract/escape-html.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import * as t from '#texts/exports.ts'
import { documentAttributes } from '#texts/format/document.ts'
import { fileOf, folderOf } from './export-names.ts'
import { type Owner, type OwnRow, ownTables, readOwnRecipes, readOwnRows } from './own-rows.queries.ts'

const style =
  'body{margin:8vh auto;max-width:44rem;padding:0 1.25rem;background:#fbfaf4;color:#1c241d;font:17px/1.55 system-ui,sans-serif}h1,h2{font-family:Georgia,serif;font-weight:500;line-height:1.15}h2{margin-top:2.5rem;padding-bottom:.5rem;border-bottom:1px solid}ul{padding:0;list-style:none}li{padding:.5rem 0;border-bottom:1px solid #dedccd;overflow-wrap:anywhere}small{color:#555c50}a{color:#1d6540}p.text{margin:0;white-space:pre-wrap}img{width:6rem;border-radius:50%}@media(prefers-color-scheme:dark){body{background:#161c17;color:#eeeee4}a{color:#8fce9f}small{color:#a9b0a4}li{border-color:#333a33}}'

type Options = { db: Database; owner: Owner & { name: string | null; username: string }; hasAvatar: boolean }

/** Generates the ZIP's page, which opens in any browser. Yields each part as it is read from the database. */
export async function* exportPage({ db, owner, hasAvatar }: Options): AsyncGenerator<string> {
  const name = escapeHtml(owner.name ?? owner.username)
  yield `<!doctype html><html ${documentAttributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.pageTitle(name)}</title><style>${style}</style></head><body><main>`
  if (hasAvatar) yield '<img src="avatar.webp" alt="">'
  yield `<h1>${name}</h1><p>${escapeHtml(t.madeAt(new Date()))}</p>`
  yield* section(t.recipes, recipeItems(db, owner.userId), t.recipesHint)
  yield* section(t.drafts, items(db, 'drafts', owner, draftItem))
  yield* section(t.comments, items(db, 'comments', owner, commentItem))
  yield* section(t.cooks, items(db, 'cooks', owner, cookItem))
  yield* section(t.ratings, items(db, 'ratings', owner, ratingItem))
  yield* section(
    t.bookmarks,
    items(db, 'bookmarks', owner, row => escapeHtml(recipeOf(row))),
  )
  yield* section(
    t.following,
    items(db, 'follows', owner, row => escapeHtml(String(row.followed_name))),
  )
  yield* section(
    t.blocked,
    items(db, 'blocks', owner, row => escapeHtml(String(row.blocked_name))),
  )
  yield* section(t.files, fileItems(), t.filesHint)
  yield '</main></body></html>\n'
}

async function* section(
  heading: string,
  content: AsyncIterable<string> | Iterable<string>,
  hint?: string,
): AsyncGenerator<string> {
  yield `<h2>${escapeHtml(heading)}</h2>`
  if (hint) yield `<p>${escapeHtml(hint)}</p>`
  let count = 0
  for await (const item of content) {
    yield `${count === 0 ? '<ul>' : ''}<li>${item}</li>`
    count += 1
  }
  yield count === 0 ? `<p>${escapeHtml(t.none)}</p>` : '</ul>'
}

async function* recipeItems(db: Database, userId: number): AsyncGenerator<string> {
  for await (const recipe of readOwnRecipes(db, userId))
    yield `<a href="${folderOf(recipe)}/recipe.json">${escapeHtml(recipe.title)}</a>
<details><summary>${escapeHtml(recipe.prepTime || recipe.countryOfOrigin || recipe.dietType)}</summary><p class="text" dir="auto">${escapeHtml(recipe.ingredients)}</p><hr><p class="text" dir="auto">${escapeHtml(recipe.instructions)}</p></details>`
}

async function* items(
  db: Database,
  table: keyof DB,
  owner: Owner,
  present: (row: OwnRow) => string,
): AsyncGenerator<string> {
  for await (const rows of readOwnRows(db, table, owner)) yield* rows.map(present)
}

const recipeOf = (row: OwnRow): string =>
  typeof row.recipe_title === 'string' ? row.recipe_title : t.goneRecipe

const draftItem = (row: OwnRow): string =>
  `<details><summary>${escapeHtml(String(row.title) || t.untitled)}</summary><p class="text" dir="auto">${escapeHtml(String(row.ingredients))}</p><hr><p class="text" dir="auto">${escapeHtml(String(row.instructions))}</p></details>`

const commentItem = (row: OwnRow): string =>
  `<p class="text" dir="auto">${escapeHtml(String(row.content))}</p><small>${escapeHtml(t.on(recipeOf(row)))}</small>`

const cookItem = (row: OwnRow): string =>
  `${escapeHtml(t.cooked(recipeOf(row), String(row.cooked_on), Number(row.stars)))}<p class="text" dir="auto">${escapeHtml(String(row.note))}</p>`

const ratingItem = (row: OwnRow): string => escapeHtml(t.rated(recipeOf(row), Number(row.stars)))

function* fileItems(): Generator<string> {
  for (const table of ownTables) yield `<a href="data/${fileOf(table)}">${fileOf(table)}</a>`
}
