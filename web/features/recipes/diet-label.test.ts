import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dietLabel } from './diet-label.ts'

test('a diet that a person made up is shown as written, even if every object has a property of that name', () => {
  assert.equal(dietLabel('Gluten-Free'), 'Gluten-Free')
  assert.equal(dietLabel('No beans'), 'No beans')
  assert.equal(dietLabel('constructor'), 'constructor')
  assert.equal(dietLabel(''), '')
})
