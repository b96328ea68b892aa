// Pages of strangers are read in a separate process: a page that is made for it can at worst end this one.
import { answerRequests } from '#server/platform/work/answer-requests.ts'
import { readPage } from '../reading/read-page.ts'
import type { ReadRequest } from './messages.ts'

const lowPriority = 5

answerRequests(lowPriority, ({ html, url }: ReadRequest) => readPage(html, url))
