import { gunzipSync } from 'node:zlib'
import { parseLenientJson } from '../reading/lenient-json.ts'
import { readOwnMarkdown } from '../reading/own-markdown.ts'
import { parsePage } from '../reading/page.ts'
import { readPage } from '../reading/read-page.ts'
import { innerArchiveBounds, maxDocumentBytes, maxRecipesInDocument } from './file-bounds.ts'
import type { FileRecipe } from './file-recipe.ts'
import { emptyRecipe, ungrouped } from './file-recipe.ts'
import { extensionOf, type Folder, isPictureName, openInnerZip, pictureBeside } from './folder.ts'
import { readCooklang } from './formats/cooklang.ts'
import { readCookmate } from './formats/cookmate.ts'
import { copyMeThatRecipes, readCopyMeThat } from './formats/copy-me-that.ts'
import { jsonLdRecipes, readJsonLdRecipe } from './formats/json-ld.ts'
import { isMealMaster, mealMasterRecipes, readMealMaster } from './formats/meal-master.ts'
import { isMealie, readMealie } from './formats/mealie.ts'
import { isMezani, isSameRecipeAgain, ownRecipesIn, readMezani } from './formats/mezani.ts'
import { ofOwnMarkdown } from './formats/own-markdown.ts'
import { isPaprika, readPaprika } from './formats/paprika.ts'
import { readRecipeKeeper, recipeKeeperRecipes } from './formats/recipe-keeper.ts'
import { csvRecipes, jsonRecipes } from './formats/table.ts'
import { isTandoor, readTandoor } from './formats/tandoor.ts'
import { isObject, type JsonObject } from './json-values.ts'
import { decodeText } from './text-encoding.ts'
import { elementsNamed, parseXml } from './xml.ts'

/** The application or format that a file's recipes come from. `page` is any saved page. */
export const fileFormats = [
  'mezani',
  'mealie',
  'tandoor',
  'nextcloud',
  'paprika',
  'json-ld',
  'recipe-keeper',
  'copy-me-that',
  'cookmate',
  'meal-master',
  'cooklang',
  'table',
  'page',
] as const
export type FileFormat = (typeof fileFormats)[number]

/** `name` is the document with the recipe, whose picture may be beside it. `read` throws if the recipe is broken. */
export type RecipeInDocument = { name: string; read: () => FileRecipe }

/** An open document. Each of its recipes is read only when requested, so that a broken recipe does not affect the others. */
export type OpenDocument = {
  format: FileFormat
  /** The folder that contains the document and its pictures. */
  folder: Folder
  recipes: RecipeInDocument[]
}

const readable = new Set(
  'json jsonld html htm xhtml xml mcb csv tsv txt mmf mm cook md markdown paprikarecipe zip'.split(' '),
)

/** Lists the names of files that may contain recipes. The other files are pictures or are not read. */
export const listDocuments = ({ names }: Folder): string[] => ownRecipesIn(names) ?? listReadable(names)

function listReadable(names: readonly string[]): string[] {
  if (names.length === 1 && !isPictureName(names[0] ?? '')) return [...names]
  const there = new Set(names)
  return names.filter(name => readable.has(extensionOf(name)) && !isSameRecipeAgain(name, there))
}

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b
export const isZip = (bytes: Buffer) =>
  bytes.subarray(0, 2).toString('latin1') === 'PK' && (bytes[2] ?? 9) < 9

/** Opens a document. Undefined if no recipe in it is understood. With `isInner`, an archive in it is not opened. */
export async function openDocument(
  folder: Folder,
  name: string,
  isInner = false,
): Promise<OpenDocument | undefined> {
  const bytes = await folder.read(name, maxDocumentBytes)
  if (!bytes) return undefined
  if (isZip(bytes)) return isInner ? undefined : openInnerDocument(bytes)
  const plain = isGzip(bytes) ? gunzipSync(bytes, { maxOutputLength: maxDocumentBytes }) : bytes
  const found = findRecipes(decodeText(plain).replace(/^\ufeff/, ''), folder, name)
  if (!found || found.recipes.length === 0) return undefined
  const { format, recipes } = found
  return { format, folder, recipes: recipes.slice(0, maxRecipesInDocument).map(read => ({ name, read })) }
}

/** Opens all documents of an archive within an archive. A document that cannot be opened counts as one broken recipe. */
async function openInnerDocument(bytes: Buffer): Promise<OpenDocument | undefined> {
  const folder = await openInnerZip(bytes, innerArchiveBounds)
  let format: FileFormat | undefined
  const recipes: RecipeInDocument[] = []
  for (const name of listDocuments(folder)) {
    try {
      const document = await openDocument(folder, name, true)
      format ??= document?.format
      recipes.push(...(document?.recipes ?? []))
    } catch (error) {
      const read = () => {
        throw error
      }
      recipes.push({ name, read })
    }
  }
  return format && { format, folder, recipes: recipes.slice(0, maxRecipesInDocument) }
}

type Found = { format: FileFormat; recipes: (() => FileRecipe)[] }

function findRecipes(text: string, folder: Folder, name: string): Found | undefined {
  const extension = extensionOf(name)
  const start = text.slice(0, 2_000).trimStart()
  if (extension === 'cook') return one('cooklang', () => readCooklang(text, titleOf(name)))
  if (extension === 'md' || extension === 'markdown') return inMarkdown(text, titleOf(name))
  if (extension === 'json' || extension === 'jsonld' || /^[[{]/.test(start)) return inJson(text, folder, name)
  if (/^<\?xml|^<cookbook/i.test(start) && !/<html/i.test(start)) return inXml(text)
  if (/^<(?:!doctype html|html|head|body|div)|<html/i.test(start)) return inHtml(text)
  if (isMealMaster(text))
    return {
      format: 'meal-master',
      recipes: mealMasterRecipes(text).map(lines => () => readMealMaster(lines)),
    }
  const recipes = csvRecipes(text)
  return recipes && { format: 'table', recipes }
}

const one = (format: FileFormat, read: () => FileRecipe): Found => ({ format, recipes: [read] })

const titleOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')

/** The applications whose recipes in JSON are known by their names of fields. */
const applications: {
  format: FileFormat
  isRecipe: (value: JsonObject) => boolean
  read: (value: JsonObject) => FileRecipe
}[] = [
  { format: 'mealie', isRecipe: isMealie, read: readMealie },
  { format: 'tandoor', isRecipe: isTandoor, read: readTandoor },
  { format: 'paprika', isRecipe: isPaprika, read: readPaprika },
]

function inJson(text: string, folder: Folder, name: string): Found | undefined {
  const values = parseLenientJson(text)
  const [value] = values.length === 1 ? values : [values]
  if (isObject(value) && isMezani(value)) return one('mezani', () => readMezani(value))
  const objects = objectsIn(value)
  for (const { format, isRecipe, read } of applications) {
    const found = objects.filter(isRecipe)
    if (found.length > 0) return { format, recipes: found.map(recipe => () => read(recipe)) }
  }
  const stated = jsonLdRecipes(value)
  if (stated.length === 0) return { format: 'table', recipes: jsonRecipes(objects) }
  const [only] = stated.length === 1 ? stated : []
  if (only && pictureBeside(folder, name, nextcloudPhoto))
    return one('nextcloud', () => ({ ...readJsonLdRecipe(only), picture: { entry: `${nextcloudPhoto}.*` } }))
  return {
    format: only && 'imageUrl' in only ? 'nextcloud' : 'json-ld',
    recipes: stated.map(recipe => () => readJsonLdRecipe(recipe)),
  }
}

/**
 * Nextcloud Cookbook keeps each recipe in a folder with its photo, `full.jpg`. The recipe's `image` is where the photo came from, or a
 * path on the server. Only recipes that were saved in its web interface have an `imageUrl`.
 */
const nextcloudPhoto = 'full'

/** Returns the objects of a list, or one object with those of its list `recipes`. */
function objectsIn(value: unknown): JsonObject[] {
  const list = isObject(value) ? value.recipes : value
  return [...(isObject(value) ? [value] : []), ...(Array.isArray(list) ? list.filter(isObject) : [])]
}

const inXml = (text: string): Found => ({
  format: 'cookmate',
  recipes: elementsNamed(parseXml(text), 'recipe').map(recipe => () => readCookmate(recipe)),
})

function inHtml(text: string): Found {
  const page = parsePage(text, '')
  const keeper = recipeKeeperRecipes(page)
  if (keeper.length > 0)
    return { format: 'recipe-keeper', recipes: keeper.map(element => () => readRecipeKeeper(element)) }
  const copied = copyMeThatRecipes(page)
  if (copied.length > 0)
    return { format: 'copy-me-that', recipes: copied.map(element => () => readCopyMeThat(element)) }
  return onPage(text)
}

/** Reads Markdown. Note-taking programs use the title as the file name. */
function inMarkdown(text: string, title: string): Found {
  const own = readOwnMarkdown(text)
  return own ? one('mezani', () => ofOwnMarkdown(own)) : onPage(text, title)
}

const onPage = (text: string, title = ''): Found => ({
  format: 'page',
  recipes: readPage(text, '').recipes.map(
    recipe => () => ofPage({ ...recipe, title: recipe.title || title }),
  ),
})

type PageRecipe = ReturnType<typeof readPage>['recipes'][number]

const ofPage = (recipe: PageRecipe): FileRecipe => ({
  ...emptyRecipe,
  title: recipe.title,
  description: recipe.description ?? '',
  ingredients:
    recipe.ingredientGroups.length > 0
      ? recipe.ingredientGroups.map(({ name, ingredients }) => ({ name, lines: ingredients }))
      : ungrouped(recipe.ingredients),
  instructions: ungrouped(recipe.instructions),
  yields: [recipe.yield ?? ''].filter(Boolean),
  prepMinutes: recipe.prepMinutes ?? undefined,
  cookMinutes: recipe.cookMinutes ?? undefined,
  totalMinutes: recipe.totalMinutes ?? undefined,
  writtenTime: recipe.time ?? undefined,
  sourceUrl: recipe.sourceUrl ?? '',
  sourceName: recipe.author ?? '',
  language: recipe.language ?? undefined,
  picture: recipe.image ? { address: recipe.image } : undefined,
})
