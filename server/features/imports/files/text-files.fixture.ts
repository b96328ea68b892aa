import { strToU8, zipSync } from 'fflate'
import { type Example, facts, picture, plainSteps, sauced, saucedSteps } from './kebab.fixture.ts'

const html = (body: string) =>
  strToU8(`<!doctype html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`)
const paragraphs = (...lines: string[]) => lines.map(line => `<p>${line}</p>`).join('\n')
const copied = (name: string, className: string, lines: string[]) =>
  `<ul id="${name}">${lines.map(line => `<li class="${className}${line.startsWith('#') ? '_subheader' : ''}"> ${line.replace('#', '')} </li>`).join('')}</ul>`
const entries = (...lines: string[]) => lines.map(line => `<li>${line}</li>`).join('')

const mealMaster = [
  'MMMMM----- Recipe via Meal-Master (tm) v8.05',
  '',
  '      Title: Kebab & sauce',
  ' Categories: Grill, Sunday',
  '      Yield: 6 Servings',
  '',
  `${'    300 g  Beef; minced in a'.padEnd(41)}      1 ts Salt`,
  `${'           -cr\0pe pan'.padEnd(41)}      1    Lemon`,
  '  1 1/2    Onions',
  '',
  'MMMMM-----------------------------SAUCE------------------------------',
  '      2    Tomatoes',
  '',
  '  Shape them, and then',
  '  fry them.',
  '',
  '  Simmer.',
  '',
  'MMMMM',
].join('\r\n')
const windowsBytes = (text: string) =>
  Uint8Array.from(text, letter => (letter === '\0' ? 0xea : letter.charCodeAt(0)))

export const textFiles: Record<string, Example> = {
  RecipeKeeper: {
    format: 'recipe-keeper',
    hasPhoto: true,
    file: {
      name: 'recipekeeper.zip',
      bytes: zipSync({
        'recipes.html': html(`<div class="recipe-details"><h2 itemprop="name">Kebab &amp; sauce</h2>
<span itemprop="recipeCourse">grill</span><meta content="Sunday" itemprop="recipeCategory"><meta content="4" itemprop="recipeRating">
<span itemprop="recipeYield">6 skewers</span><meta content="PT20M" itemprop="prepTime"><meta content="PT1H10M" itemprop="cookTime"><meta content="PT0S" itemprop="totalTime">
<a href="https://jikoni.example/kebab?of=beef"><span itemprop="recipeSource">Achieng</span></a>
<div itemprop="recipeIngredients">${paragraphs('Patties:', '300 g beef, minced', '1 1/2 onions', 'Sauce:', '2 tomatoes', 'salt')}</div>
<div itemprop="recipeDirections">${paragraphs('Patties:', '1. Shape them.', '2. Fry them.', 'Sauce:', '3. Simmer &amp; season.')}</div>
<div itemprop="recipeNotes"><p>Serve hot.</p></div><img src="images/k_0.jpg" itemprop="photo0"></div>`),
        'images/k_0.jpg': picture,
      }),
    },
    expected: {
      ...facts,
      sourceName: 'Achieng',
      ingredients: sauced,
      instructions: saucedSteps,
      yields: ['6 skewers'],
    },
  },
  CopyMeThat: {
    format: 'copy-me-that',
    hasPhoto: true,
    file: {
      name: 'copymethat.zip',
      bytes: zipSync({
        'recipes.html': html(`<div class="recipe"><div id="name"> Kebab &amp; sauce </div>
<a id="original_link" href="https://jikoni.example/kebab?of=beef">Achieng</a><img class="recipeImage" src="images/k.jpg">
<span class="recipeCategory">grill</span><span class="recipeCategory">Sunday</span><span id="ratingValue">4</span>
<a id="recipeYield">6</a>
${copied('recipeIngredients', 'recipeIngredient', ['#Patties', '300 g beef, minced', '1 1/2 onions', '', '#Sauce', '2 tomatoes', 'salt'])}
${copied('recipeInstructions', 'instruction', ['#Patties', 'Shape them.', 'Fry them.', '#Sauce', 'Simmer &amp; season.'])}
${copied('recipeNotes', 'recipeNote', ['Serve hot.'])}</div>`),
        'images/k.jpg': picture,
      }),
    },
    expected: {
      ...facts,
      prepMinutes: undefined,
      cookMinutes: undefined,
      sourceName: 'Achieng',
      ingredients: sauced,
      instructions: saucedSteps,
      yields: ['6'],
    },
  },
  Cookmate: {
    format: 'cookmate',
    hasPhoto: true,
    file: {
      name: 'book.mcb',
      bytes: zipSync({
        'recipes.xml':
          strToU8(`<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE cookbook><cookbook><recipe><title>Kebab &amp; sauce</title>
<category>grill</category><category>Sunday</category><preptime>20 min</preptime><cooktime>1 hr 10 min</cooktime><quantity>6 skewers</quantity><rating>4</rating>
<ingredient>${entries('Patties:', '300 g beef, minced', '1 1/2 onions', 'Sauce:', '2 tomatoes', 'salt')}</ingredient>
<recipetext>${entries('Shape them.', 'Fry them.', 'Simmer &amp; season.')}</recipetext><comments>${entries('Serve hot.')}</comments>
<url>https://jikoni.example/kebab?of=beef</url><source>Achieng</source><imagepath>/storage/0/MyCookBook/images/k.jpg</imagepath><video/></recipe></cookbook>`),
        'images/k.jpg': picture,
      }),
    },
    expected: {
      ...facts,
      sourceName: 'Achieng',
      ingredients: sauced,
      instructions: plainSteps,
      yields: ['6 skewers'],
    },
  },
  MealMaster: {
    format: 'meal-master',
    hasPhoto: false,
    file: { name: 'old.mmf', bytes: windowsBytes(mealMaster) },
    expected: {
      title: 'Kebab & sauce',
      tags: ['Grill', 'Sunday'],
      yields: ['6 Servings'],
      ingredients: [
        { name: null, lines: ['300 g Beef; minced in a crêpe pan', '1 1/2 Onions', '1 ts Salt', '1 Lemon'] },
        { name: 'SAUCE', lines: ['2 Tomatoes'] },
      ],
      instructions: [{ name: null, lines: ['Shape them, and then fry them.', 'Simmer.'] }],
    },
  },
  'Cooklang with front matter': {
    format: 'cooklang',
    hasPhoto: true,
    file: {
      name: 'cook.zip',
      bytes: zipSync({
        'Grill/Kebab.cook': strToU8(`---
title: Kebab & sauce
tags: [grill, Sunday]
servings: 6
time:
  prep: 20 min
  cook: 1 hour 10 min
source:
  name: Achieng
  url: https://jikoni.example/kebab?of=beef
rating: 4
---
= Patties
Shape the @beef{300%g}(minced) and @onions{1 1/2}
on #long skewers{6} for ~resting{5%minutes}. -- or longer

> Serve hot.

== Sauce ==
Simmer @tomatoes{=2} and @salt. [- not
too long -]

Pour it over the @beef. Write to a\\@b.
`),
        'Grill/Kebab.jpg': picture,
      }),
    },
    expected: {
      ...facts,
      sourceName: 'Achieng',
      yields: ['6'],
      equipment: ['long skewers'],
      ingredients: sauced,
      instructions: [
        { name: 'Patties', lines: ['Shape the beef and onions on long skewers for 5 minutes.'] },
        { name: 'Sauce', lines: ['Simmer tomatoes and salt.', 'Pour it over the beef. Write to a@b.'] },
      ],
    },
  },
  'Cooklang with lines of metadata': {
    format: 'cooklang',
    hasPhoto: false,
    file: {
      name: 'Kachumbari.cook',
      bytes: strToU8('>> serves: 2|4\n>> source: Achieng\nSlice @red onions{2} and toss.'),
    },
    expected: {
      title: 'Kachumbari',
      yields: ['2'],
      sourceName: 'Achieng',
      ingredients: [{ name: null, lines: ['2 red onions'] }],
      instructions: [{ name: null, lines: ['Slice red onions and toss.'] }],
    },
  },
  'a table with free headings': {
    format: 'table',
    hasPhoto: false,
    file: {
      name: 'table.csv',
      bytes: strToU8(
        '\ufeffRecipe Name;Prep Time;Cook Time;Serves;Ingredients;Directions;My Rating;Labels;Link;Comments\r\n' +
          'Kebab & sauce;20 min;1:10;"6 skewers";"Patties:\n300 g beef, minced\n1 1/2 onions\nSauce:\n2 tomatoes\nsalt";"Shape them.\nFry them.\nSimmer & season.";4;grill, Sunday;https://jikoni.example/kebab?of=beef;Serve hot.\r\n',
      ),
    },
    expected: { ...facts, ingredients: sauced, instructions: plainSteps, yields: ['6 skewers'] },
  },
  MyRecipeBox: {
    format: 'table',
    hasPhoto: false,
    file: {
      name: 'box.csv',
      bytes: strToU8(
        'title,preparationTime,cookingTime,inactiveTime,quantity,ingredients,instructions,notes,favorite,rating,categories,source,originalPicture,\n' +
          'Kebab & sauce,20,70,,6 skewers,"300 g beef, minced\n1 1/2 onions","Shape them.\n\nFry them.",Serve hot.,1,4,grill;Sunday,https://jikoni.example/kebab?of=beef,https://jikoni.example/k.jpg,\n',
      ),
    },
    expected: {
      ...facts,
      ingredients: [{ name: null, lines: ['300 g beef, minced', '1 1/2 onions'] }],
      instructions: [{ name: null, lines: ['Shape them.', 'Fry them.'] }],
      lost: ['favourite'],
    },
  },
}
