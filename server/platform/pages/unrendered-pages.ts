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
  /** The page for a refused rendering. It has the refusal's status, and shows a sentence until the browser has built the page. */
  forRefusal(refusal: Refusal, encoding: Encoding): Promise<EncodedResponse>
  /** The page for a rendering that failed. */
  forFailure(encoding: Encoding): Promise<EncodedResponse>
}

type Options = {
  /** The HTML template, in which the browser builds a page. */
  template: string
  headers: () => Record<string, string>
}

/**
 * The client without a page in it; the browser builds the page from the API's responses. The server only has to send it, so it still works
 * when pages cannot be rendered. Each variant is made and compressed once.
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
