import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawCover } from '#covers/cover.ts'
import { sampleRecipes } from './sample.ts'
import type { SampleRecipe } from './sample.types.ts'

const firstPages = 24

const coverOf = ({ ingredients, ...recipe }: SampleRecipe) =>
  drawCover({ ...recipe, ingredients: ingredients.join('\n') })

test('no two neighbours on the first pages share both the kind of dish and the colour of the ground', () => {
  const covers = sampleRecipes
    .slice(0, firstPages)
    .map(recipe => ({ title: recipe.title, ...coverOf(recipe) }))
  const alike = covers.flatMap((cover, place) => {
    const before = covers[place - 1]
    const isSame = before?.family === cover.family && before.groundColor === cover.groundColor
    return before && isSame ? `${before.title} and ${cover.title}` : []
  })
  assert.deepEqual(alike, [])
})
