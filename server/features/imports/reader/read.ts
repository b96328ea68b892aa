// Pages of strangers are read in a separate process: a page that is made for it can at worst end this one.
import { setPriority } from 'node:os'
import { readPage } from '../reading/read-page.ts'
import type { ReadReply, ReadRequest } from './messages.ts'

const lowPriority = 5

setPriority(lowPriority)

process.on('message', (request: ReadRequest) => {
  process.send?.(read(request))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

function read({ html, url }: ReadRequest): ReadReply {
  try {
    return readPage(html, url)
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
