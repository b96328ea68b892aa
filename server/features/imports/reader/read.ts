// Pages from strangers are read in a separate process. A malicious page can at worst end this process.
import { answerRequests } from '#server/platform/work/answer-requests.ts'
import { readPage } from '../reading/read-page.ts'
import type { ReadRequest } from './messages.ts'

const lowPriority = 5

answerRequests(lowPriority, ({ html, url }: ReadRequest) => readPage(html, url))
