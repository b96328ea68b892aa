import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxComparedPairs, maxInstructionsLength } from '#contract/limits.ts'
import { compareInstructions } from './near-copy.ts'

const pilau = `Fry the onions in plenty of oil until they are dark brown, and take out a third of them.
Add the garlic, ginger and whole spices. Stir for two minutes.
Put in the meat and brown it on all sides; then pour in the broth and simmer for forty minutes.
Add the soaked rice, cover the pot with a cloth and steam it for twenty minutes.`

const ownWords = `Soften three chopped onions slowly; keep some back for the top.
Pound garlic with ginger, toast cumin, cloves and cinnamon, and join both to the pan.
Beef goes in next. Once it has colour, cover it with stock and let it go soft.
Rice last: rinse, tip it over the meat, lid on, low flame, no peeking.`

test('the same instructions are a near copy with any layout and punctuation', () => {
  for (const copy of [pilau, pilau.toUpperCase().replaceAll('\n', ' '), pilau.replaceAll(',', ' –')]) {
    const { isNearCopy, similarity } = compareInstructions(copy, pilau)
    assert.deepEqual([isNearCopy, similarity > 0.95], [true, true], copy)
  }
})

test('leaving out a step or adding paragraphs does not hide a copy; other words are no copy', () => {
  const [first = '', ...rest] = pilau.split('\n')
  for (const copy of [rest.join('\n'), `${ownWords}\n${pilau}\n${ownWords.toUpperCase()}`])
    assert.ok(compareInstructions(copy, pilau).isNearCopy)
  const own = compareInstructions(ownWords, pilau)
  assert.deepEqual([own.isNearCopy, own.copiedCount], [false, 0])
  const half = compareInstructions(`${first}\n${ownWords}`, pilau)
  assert.deepEqual([half.isNearCopy, half.copiedCount, half.sentenceCount], [false, 1, 6])
})

test('sentences are paired with the source’s, in the order of the member’s text', () => {
  const sentences = pilau.split('\n').toReversed()
  const { pairs, copiedCount, sentenceCount } = compareInstructions(sentences.join('\n'), pilau)
  assert.deepEqual([copiedCount, sentenceCount], [5, 5])
  for (const { own, source } of pairs) assert.equal(own, source)
  assert.match(pairs[0]?.own ?? '', /^Add the soaked rice/)
})

test('scripts without spaces are compared by letter, and a few common words are no copy', () => {
  const ramen = '麺を茹でて、スープを温めます。卵を半分に切って、ねぎと一緒にのせます。'
  assert.ok(compareInstructions(ramen.replace('半分', '二つ'), ramen).isNearCopy)
  assert.equal(
    compareInstructions('Bake for 30 minutes. Serve warm with salad.', 'Bake for 30 minutes.').isNearCopy,
    false,
  )
  assert.equal(compareInstructions('', pilau).similarity, 0)
  assert.equal(compareInstructions(pilau, '').similarity, 0)
})

test('the longest repetitive texts can be compared, and the result is bounded', () => {
  const texts = ['a ', 'a.\n', 'a b c. ', 'x'].map(part => part.repeat(maxInstructionsLength / part.length))
  for (const one of texts)
    for (const other of texts) {
      const { pairs, similarity } = compareInstructions(one, other)
      assert.ok(pairs.length <= maxComparedPairs && similarity >= 0 && similarity <= 1)
      assert.ok(pairs.every(({ own, source }) => own.length <= 300 && source.length <= 300))
    }
})
