#!/usr/bin/env node
// Stands in for curl where there is none: sends what the commands of /docs send, and prints the answer's body.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true },
    data: { type: 'string', short: 'd' },
    form: { type: 'string', short: 'F' },
    silent: { type: 'boolean', short: 's' },
  },
})
const form = new FormData()
const [, field, path] = /^(\w+)=@(.+)$/.exec(values.form ?? '') ?? []
if (field && path) form.append(field, new Blob([readFileSync(path)]), basename(path))
const body = path ? form : values.data
const response = await fetch(positionals[0] ?? '', {
  method: values.request ?? (body ? 'POST' : 'GET'),
  headers: (values.header ?? []).map(header => header.split(/: (.*)/s, 2)),
  ...(body && { body }),
})
process.stdout.write(await response.text())
