import { escapeHtml } from '#contract/escape-html.ts'
import * as t from '#texts/app.ts'
import {
  createResponse,
  type EncodedResponse,
  type Encoding,
  encodeResponse,
} from '../http/encoded-response.ts'
import type { Refusal } from '../http/problems.ts'
import { statusOf } from '../http/problems.ts'

export type UnrenderedPages = {
  /** For a page whose rendering was refused: its sentence, until the browser has built the page, and its status. */
  forRefusal(refusal: Refusal, encoding: Encoding): Promise<EncodedResponse>
  /** For a page that failed to render. */
  forFailure(encoding: Encoding): Promise<EncodedResponse>
}

type Options = {
  /** The HTML template; a page is built in it by the browser. */
  template: string
  headers: () => Record<string, string>
}

/**
 * The client without a page in it, which a browser builds from the API's answers: the server only sends it, so it is what
 * remains when pages cannot be rendered. Each is made and compressed once.
 */
export function openUnrenderedPages({ template, headers }: Options): UnrenderedPages {
  const made = new Map<string, Promise<EncodedResponse>>()

  function make(status: number, sentence: string, encoding: Encoding): Promise<EncodedResponse> {
    const key = `${status} ${encoding}`
    const response =
      made.get(key) ??
      encodeResponse(
        createResponse({
          status,
          headers: { ...headers(), ...(status !== 200 && { 'cache-control': 'no-store' }) },
          bodyHeaders: {},
          body: sentence ? withSentence(template, sentence) : template,
          readAt: performance.now(),
        }),
        encoding,
      )
    made.set(key, response)
    return response
  }

  return {
    forFailure: encoding => make(200, '', encoding),
    forRefusal: (refusal, encoding) =>
      make(
        statusOf(refusal),
        refusal.code === 'too_many_requests' ? t.tooManyPages : t.pageIsComing,
        encoding,
      ),
  }
}

const withSentence = (template: string, sentence: string) =>
  template.replace('<!--page-->', `<main class="page py-16"><p>${escapeHtml(sentence)}</p></main>`)
