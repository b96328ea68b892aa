import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { startServer } from '#tests/support/server-process.ts'

const folder = join(import.meta.dirname, '../../docs/monitoring')
const files = ['alerts.yml', 'grafana-dashboard.json']

test('every metric that the alerts and the dashboard read is served, with every label that they name', async t => {
  const port = await findFreePort()
  const server = startServer(aDataDir(t), { SAMPLE_RECIPES: 'off', METRICS_PORT: String(port) })
  await (await fetch(`${await server.url()}/api/recipes`)).text()
  const served = await (await fetch(`http://127.0.0.1:${port}`)).text()
  // Uses the declared names: a metric of something that has not happened yet, for example a garbage collection, has no sample.
  const names = new Set(
    [...served.matchAll(/^# TYPE (mezani_\w+) (\w+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : name,
    ),
  )
  const lines = served.split('\n')
  for (const file of files) {
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\\"', '"')
    const figures = [...text.matchAll(/\b(mezani_\w+)(?:\{([^}]*)\})?/g)]
    assert.ok(figures.length >= 10, file)
    for (const [, name, matchers = ''] of figures) {
      assert.ok(names.has(name), `${file}: ${name} is not served`)
      const samples = lines.filter(line => line.startsWith(`${name}{`))
      for (const [, label] of matchers.matchAll(/(\w+)=/g))
        for (const sample of samples)
          assert.ok(sample.includes(`${label}="`), `${file}: ${label} of ${sample}`)
    }
  }
})
