import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { initialColors } from '#contract/initials.ts'

test('an initial has the same colour in the client as in a picture drawn by the server', async () => {
  const css = await readFile(join(import.meta.dirname, 'avatar.module.css'), 'utf8')
  const inCss = [...css.matchAll(/data-tone="(\d+)"\] \{\s+background: (#[0-9a-f]{6});/g)]
  assert.deepEqual(
    inCss.map(([, tone, color]) => [Number(tone), color]),
    [...initialColors.entries()],
  )
})
