import type { Examples } from '#server/platform/docs/examples.ts'
import { recordCalls } from './calls.ts'
import { openRecordedSite } from './recorded-site.ts'
import { openRecorder } from './recorder.ts'
import { recordRefusals } from './refusals.ts'

/** An example of each call and of each refusal, recorded on a new, empty site; always the same. */
export async function recordExamples(): Promise<Examples> {
  await using stack = new AsyncDisposableStack()
  const site = await openRecordedSite(stack)
  const recorder = openRecorder(site.url)
  const people = await recordCalls(recorder, site)
  await recordRefusals(recorder, site, people)
  return recorder.examples()
}
