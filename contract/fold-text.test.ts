import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldText } from './fold-text.ts'

/** Groups of spellings of one word. */
const same: readonly string[][] = [
  ['CRÈME Brûlée', 'creme brulee', 'Cre\u0300me Bru\u0302le\u0301e'],
  ['Łódź', 'LODZ'],
  ['Phở gà', 'pho ga'],
  ['Þorramatur', 'thorramatur'],
  ['KÖFTE', 'köfte', 'kofte'],
  ['Spieß', 'SPIESS', 'spiess'],
  ['Za’atar', "Za'atar"],
  ['ΣΟΦΟΣ', 'σοφος', 'σοφός'],
  ['щётка', 'щетка', 'ще\u0301тка'],
  ['שָׁלוֹם', 'שלום'],
  ['أُرز', 'أرز', 'ارز', 'أرـــز'],
  ['آش', 'اش'],
  ['کباب', 'كباب'],
  ['ماهی', 'ماهي'],
  ['सब्ज़ी', 'सब्जी', 'सब्ज\u093cी'],
  ['मूँग', 'मूंग'],
  ['トマト', 'とまと', 'ﾄﾏﾄ'],
  ['ガム', 'がむ', 'ｶﾞﾑ', 'か\u3099む'],
  ['ＢＢＱ', 'bbq'],
  ['葛\u{e0100}', '葛'],
  ['but\u00adter', 'butter'],
  ['김치', '김치'.normalize('NFD')],
]

/** Pairs of words that differ only in a mark or a letter and must stay different. */
const different: readonly [string, string][] = [
  ['ข้าว', 'ขาว'],
  ['ไข่', 'ไข'],
  ['เข้า', 'เขา'],
  ['ເຂົ້າ', 'ເຂາ'],
  ['ម្ហូប', 'មហប'],
  ['ဆား', 'ဆာ'],
  ['पूरी', 'परी'],
  ['मेथी', 'माथी'],
  ['डाल', 'डल'],
  ['মুড়ি', 'মুরি'],
  ['দুধ', 'দধ'],
  ['புளி', 'பளி'],
  ['පොල්', 'පොල'],
  ['パン', 'バン'],
  ['ハム', 'ガム'],
  ['かき', 'かぎ'],
  ['чай', 'чаи'],
  ['мой', 'мои'],
  ['їжа', 'іжа'],
  ['سؤال', 'سوال'],
  ['ދޮން', 'ދން'],
]

for (const [first = '', ...others] of same)
  test(`${first} is folded like ${others.join(', ')}`, () => {
    for (const other of others) assert.equal(foldText(other), foldText(first), other)
  })

for (const [one, other] of different)
  test(`${one} and ${other} stay two words`, () => {
    assert.notEqual(foldText(one), foldText(other))
  })
