import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dietLabel } from './diet-label.ts'

test('a diet that a person made up is shown as it is, a word that every object has too', () => {
  assert.equal(dietLabel('Gluten-Free'), 'Gluten-Free')
  assert.equal(dietLabel('No beans'), 'No beans')
  assert.equal(dietLabel('constructor'), 'constructor')
  assert.equal(dietLabel(''), '')
})
