import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupLines } from './group-lines.ts'
import type { RecipePart } from './read-lines.ts'

/**
 * Renders lines as a page shows them: headings with `#`, notes with `>`, a step with its number, ingredients with `-`, and each
 * blank line of a gap.
 */
function shown(written: string, part: RecipePart): string[] {
  const groups = groupLines(written, part)
  assert.ok(
    groups.every(({ heading, lines, notes }) => heading !== undefined || lines.length + notes.length > 0),
  )
  return groups.flatMap(({ heading, blankLines, lines, notes }) => [
    ...Array.from({ length: blankLines }, () => ''),
    ...(heading === undefined ? [] : [`# ${heading}`]),
    ...lines.map(({ position, text }) => `${part === 'instructions' ? position + 1 : '-'} ${text}`),
    ...notes.map(note => `> ${note}`),
  ])
}

type Case = [kind: string, written: string, shown: string[]]

const steps: Case[] = [
  [
    'numbers in the ways of many languages are shown once',
    '1. Soak the beans.\n2) Boil them.\n(3) Drain them.\nStep 4: Mash them.\nStep five - Fry them.\n6️⃣ Serve.',
    ['1 Soak the beans.', '2 Boil them.', '3 Drain them.', '4 Mash them.', '5 Fry them.', '6 Serve.'],
  ],
  [
    'Swahili numbers',
    'Hatua ya kwanza: Loweka maharagwe.\nHatua ya 2: Chemsha.\nHatua ya tatu - Ponda.',
    ['1 Loweka maharagwe.', '2 Chemsha.', '3 Ponda.'],
  ],
  ['German numbers', '1. Schritt: Einweichen.\nSchritt 2 – Kochen.', ['1 Einweichen.', '2 Kochen.']],
  [
    'circled and full-width ones',
    '①豆を煮る。\n２．塩を加える。\n③混ぜる。',
    ['1 豆を煮る。', '2 塩を加える。', '3 混ぜる。'],
  ],
  [
    'Han and Korean ones',
    '第一步：泡豆。\n第二步：煮。\n3단계: 끓인다.',
    ['1 泡豆。', '2 煮。', '3 끓인다.'],
  ],
  ['Arabic ones', '١. اغسل العدس.\n٢) اطبخ.\nالخطوة الثالثة: قدّم.', ['1 اغسل العدس.', '2 اطبخ.', '3 قدّم.']],
  ['a single one', '1. Boil everything.', ['1 Boil everything.']],
  [
    'with a line between that has none',
    '1. Soak.\nAll night.\n2. Boil.',
    ['1 Soak.', '2 All night.', '3 Boil.'],
  ],
  [
    'anew after a heading',
    'Dough:\n1. Mix.\n2. Knead.\nFilling:\n1. Chop.\n2. Fry.',
    ['# Dough:', '1 Mix.', '2 Knead.', '# Filling:', '3 Chop.', '4 Fry.'],
  ],
  ['alone in a line, before one step each', 'Step 1\nSoak.\nStep 2:\nBoil.', ['1 Soak.', '2 Boil.']],
  [
    'alone in a line, before several steps, they are headings',
    'Step 1:\nSoak.\nDrain.\nStep 2\nBoil.',
    ['# Step 1:', '1 Soak.', '2 Drain.', '# Step 2', '3 Boil.'],
  ],
  // Numbers that do not count up from one are not step numbers.
  ['amounts', '2 eggs are beaten.\n3 onions are cut.', ['1 2 eggs are beaten.', '2 3 onions are cut.']],
  ['an ordinal', '2. Gang vorbereiten.\nKochen.', ['1 2. Gang vorbereiten.', '2 Kochen.']],
  ['a decimal', '1.5 l water boils.\n2.5 l follow.', ['1 1.5 l water boils.', '2 2.5 l follow.']],
  ['one number among many steps', '1. Soak.\nBoil.\nDrain.', ['1 1. Soak.', '2 Boil.', '3 Drain.']],
  ['a number that is all', '1.', ['1 1.']],

  [
    'notes under their heading',
    "Boil.\nCook's notes:\nKeeps for three days.\nFreezes well.",
    ['1 Boil.', "# Cook's notes:", '> Keeps for three days.', '> Freezes well.'],
  ],
  [
    'without a colon, after a gap',
    'Boil.\n\nNotes\n\nKeeps.\n\nFreezes.',
    ['1 Boil.', '', '# Notes', '> Keeps.', '', '> Freezes.'],
  ],
  [
    'up to the next heading',
    'Boil.\nTips:\nUse a big pot.\nTo finish:\nServe.',
    ['1 Boil.', '# Tips:', '> Use a big pot.', '# To finish:', '2 Serve.'],
  ],
  [
    'up to the next number',
    '1. Soak.\nNote:\nOvernight is best.\n2. Boil.',
    ['1 Soak.', '# Note:', '> Overnight is best.', '2 Boil.'],
  ],
  [
    'with numbers of their own',
    '1. Soak.\nNotes:\n1. Keeps.\n2. Freezes.',
    ['1 Soak.', '# Notes:', '> 1. Keeps.', '> 2. Freezes.'],
  ],
  [
    'before the steps up to a gap',
    'Note:\nUse dry beans.\n\nSoak.\nBoil.',
    ['# Note:', '> Use dry beans.', '', '1 Soak.', '2 Boil.'],
  ],
  ['no notes where nothing else would be a step', 'Note:\nSoak.\nBoil.', ['# Note:', '1 Soak.', '2 Boil.']],
  [
    'a note in its own line, in many languages',
    [
      'Boil.',
      'Tip: salt last.',
      'Pro tip: taste it.',
      'Kumbuka: koroga.',
      'Tipp der Köchin: kühl lagern.',
      'Astuce : au frais.',
      'Consejo: con limón.',
      'Dica: com limão.',
      'Nota: al dente.',
      'Примечание: остудить.',
      'ملاحظة: يقدم ساخنا.',
      'नोट: गरम परोसें।',
      'コツ：弱火で。',
      '小贴士：小火。',
      '**Note:** hot.',
    ].join('\n'),
    [
      '1 Boil.',
      '> Tip: salt last.',
      '> Pro tip: taste it.',
      '> Kumbuka: koroga.',
      '> Tipp der Köchin: kühl lagern.',
      '> Astuce : au frais.',
      '> Consejo: con limón.',
      '> Dica: com limão.',
      '> Nota: al dente.',
      '> Примечание: остудить.',
      '> ملاحظة: يقدم ساخنا.',
      '> नोट: गरम परोसें।',
      '> コツ：弱火で。',
      '> 小贴士：小火。',
      '> **Note:** hot.',
    ],
  ],
  [
    'a step that begins like a note',
    'Tip the beans into a bowl.\nNote the time.\nKumbuka kuongeza chumvi.\nTippen: dreimal.',
    ['1 Tip the beans into a bowl.', '2 Note the time.', '3 Kumbuka kuongeza chumvi.', '4 Tippen: dreimal.'],
  ],
  [
    'a step that looks like a heading',
    '**Do not stir.**\nFor the best crust use butter\nBake.',
    ['1 **Do not stir.**', '2 For the best crust use butter', '3 Bake.'],
  ],
]

const ingredients: Case[] = [
  [
    'a colon of any script, and what sets the direction behind it',
    'Ugali:\nflour\nPour la sauce :\ntomates\nタレ：\n醤油\nللصلصة:\u200f\nطماطم',
    [
      '# Ugali:',
      '- flour',
      '# Pour la sauce :',
      '- tomates',
      '# タレ：',
      '- 醤油',
      '# للصلصة:\u200f',
      '- طماطم',
    ],
  ],
  [
    'marks of a heading are not shown',
    '[Sauce]\n2 tomatoes\n【タレ】\n醤油\n## Dough\nflour\n**Filling**\nbeans\n--- Topping ---\ncheese',
    [
      '# Sauce',
      '- 2 tomatoes',
      '# タレ',
      '- 醤油',
      '# Dough',
      '- flour',
      '# Filling',
      '- beans',
      '# Topping',
      '- cheese',
    ],
  ],
  [
    'what it is for, without a colon',
    'For the tomato sauce\n2 tomatoes\nFür den Teig\nMehl\nPara la masa\nharina\nKwa ajili ya mchuzi\nnyanya\nДля соуса\nтоматы\nTo serve\nlimes',
    [
      '# For the tomato sauce',
      '- 2 tomatoes',
      '# Für den Teig',
      '- Mehl',
      '# Para la masa',
      '- harina',
      '# Kwa ajili ya mchuzi',
      '- nyanya',
      '# Для соуса',
      '- томаты',
      '# To serve',
      '- limes',
    ],
  ],
  [
    'capitals at the start of a block',
    'SAUCE\n2 tomatoes\n\nFOR THE DOUGH\nflour\nSALT\nbutter',
    ['# SAUCE', '- 2 tomatoes', '', '# FOR THE DOUGH', '- flour', '- SALT', '- butter'],
  ],
  ['a list in capitals', 'FLOUR\nSALT\nBUTTER', ['- FLOUR', '- SALT', '- BUTTER']],
  [
    'blank lines',
    '\nsalt\r\n\r\noil\n \n\t\nUgali:\n\nflour\n\n',
    ['- salt', '', '- oil', '', '', '# Ugali:', '', '- flour'],
  ],
  [
    'a note is nothing to buy',
    'flour\nTip: the finest.\nNotes:\norganic\n\nbutter',
    ['- flour', '> Tip: the finest.', '# Notes:', '> organic', '', '- butter'],
  ],
  [
    'no headings, and no notes',
    'for 4 people\nSalt for the pasta water\nasparagus tips: 200 g\ntips of asparagus\n# 10 tins\n2 eggs',
    [
      '- for 4 people',
      '- Salt for the pasta water',
      '- asparagus tips: 200 g',
      '- tips of asparagus',
      '- # 10 tins',
      '- 2 eggs',
    ],
  ],
  ['a long sentence with a colon', `${'Salt '.repeat(20)}and:`, [`- ${'Salt '.repeat(20)}and:`]],
  [
    'a gap after a heading',
    'For the sauce\n\ntomatoes\nNotes:\n\nripe ones',
    ['# For the sauce', '', '- tomatoes', '# Notes:', '> ripe ones'],
  ],
  ['a heading of nothing', 'salt\nFor the sauce', ['- salt', '- For the sauce']],
  ['blank lines alone', ' \n\n', []],
  ['nothing', '', []],
]

for (const [kind, written, expected] of steps)
  test(`steps: ${kind}`, () => assert.deepEqual(shown(written, 'instructions'), expected))
for (const [kind, written, expected] of ingredients)
  test(`ingredients: ${kind}`, () => assert.deepEqual(shown(written, 'ingredients'), expected))
