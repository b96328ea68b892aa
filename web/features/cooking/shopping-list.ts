import { parseIngredientLines } from '#contract/ingredient-lines/parse-ingredient-line.ts'
import * as t from '#texts/cooking.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import { scalerFor } from './scale-ingredient.ts'
import type { Cooking } from './use-cooking.ts'

/**
 * Returns what to buy for lines of ingredients, multiplied by a factor. Each line is kept up to the food and its amount, without
 * what is done with the food. A line that is not understood is kept whole. Lines of the same food are joined at the place of the
 * first.
 */
export async function shoppingList(lines: readonly string[], factor: number): Promise<string[]> {
  const scaleIngredient = await scalerFor(lines)
  const parsed = parseIngredientLines(lines)
  const bought = new Map<string, string[]>()
  for (const [index, line] of lines.entries()) {
    const { food: read = '', optional = false } = parsed[index] ?? {}
    const food = read || line
    const { before, amount, rest, isUnderstood } = scaleIngredient(line, factor)
    const written = before + amount + rest
    const at = written.indexOf(food)
    // In 'Rice, 2 cups' the amount follows the food.
    const endOfAmount = amount ? before.length + amount.length : 0
    const isWhole = at < 0 || !isUnderstood
    const upToFood = isWhole ? written : written.slice(0, Math.max(at + food.length, endOfAmount))
    const key = food.toLocaleLowerCase()
    const texts = bought.get(key) ?? []
    if (factor !== 1 && !isUnderstood) texts.push(t.lineNotScaled(upToFood))
    else texts.push(optional && !isWhole ? t.optional(upToFood) : upToFood)
    bought.set(key, texts)
  }
  return Array.from(bought.values(), texts => texts.join(' + '))
}

/** Copies the list below the recipe's title and says so. If nothing may be copied, as on a page without TLS, it says that. */
export async function copyShoppingList({ recipe, ingredients, servings, factor }: Cooking): Promise<void> {
  const lines = ingredients.flatMap(group => group.lines.map(({ text }) => text))
  const items = (await shoppingList(lines, factor)).map(item => `- ${item}`)
  const text = [t.headed(recipe.title, servings), ...items].join('\n')
  try {
    await navigator.clipboard.writeText(text)
    showToast.success(t.copied)
  } catch {
    showToast.error(t.notCopied)
  }
}
