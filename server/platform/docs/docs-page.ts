import { refusals } from '#contract/errors.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/api-docs.ts'
import { siteName } from '#texts/app.ts'
import { documentAttributes } from '#texts/format/document.ts'
import { codeBlock, operationArticle } from './docs-operation.ts'
import { fieldsOf, fieldTable } from './docs-schema.ts'
import {
  type DocumentedOperation,
  type OpenApiDocument,
  operationsOf,
  type Schema,
  type Shapes,
} from './document-types.ts'
import { Html, html, prose } from './html.ts'
import { quickStart } from './quick-start.ts'
import { exampleProblem } from './refusals.ts'

/** Renders the whole document as one page, without any script. */
export function docsPage(document: OpenApiDocument, style: string): string {
  const serverUrl = document.servers?.[0]?.url ?? ''
  const shapes = (document.components?.schemas ?? {}) as Shapes
  const operations = operationsOf(document)
  const tags = (document.tags ?? []).map(tag => ({
    ...tag,
    operations: operations.filter(({ tags }) => tags.includes(tag.name)),
  }))
  const page = html`<!doctype html><html ${new Html(documentAttributes)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${t.pageTitle(siteName)}</title><link rel="icon" href="/icon.svg"><style>${new Html(style)}</style></head><body>
<header><a class="logo" href="${pageUrls.home}">${logo}<span>${siteName}</span></a><a href="${pageUrls.recipes}">${t.backToSite}</a></header><div class="kanga"></div>
<div class="page"><nav aria-label="${t.contents}">${contents(tags)}</nav>
<main><h1>${t.heading}</h1><p class="lead">${t.introduction}</p>
<section id="first-recipe"><h2>${t.firstRecipe}</h2>${quickStart(operations, { serverUrl, shapes })}</section>
<p>${[...t.documentFor(html`<a href="/openapi.json">${t.documentName}</a>`)]} ${t.examplesAreInvented}</p>
${tags.map(({ name, description, operations: shown }) => html`<section id="${name}"><h2>${name}</h2><p>${description}</p>${shown.map(one => (isFirstTag(name, one) ? operationArticle(one, { serverUrl, shapes }) : linkTo(one)))}</section>`)}
${shapeSection(shapes)}${refusalSection()}</main></div>
<footer><div class="kanga"></div><p class="footnote">${document.info.license && t.license(document.info.license.name)} · <a href="${document.info.contact?.url}">${document.info.contact?.name}</a></p></footer></body></html>`
  return page.source
}

/** An operation of two features is described with the first one. */
const isFirstTag = (name: string, { tags }: DocumentedOperation) => tags[0] === name

const linkTo = ({ operationId, summary }: DocumentedOperation) =>
  html`<p><a href="#${operationId}">${prose(summary)}</a></p>`

type Tag = { name: string; operations: DocumentedOperation[] }

const contents = (tags: Tag[]): Html =>
  html`<ul><li class="feature"><a href="#first-recipe">${t.firstRecipe}</a></li>${tags.map(({ name, operations }) => html`<li class="feature"><a href="#${name}">${name}</a><ul>${operations.map(({ path, method, operationId }) => html`<li class="operation"><a href="#${operationId}"><b class="${method}">${method}</b> ${path.replace(/^\/api/, '')}</a></li>`)}</ul></li>`)}<li class="feature"><a href="#shapes">${t.shapes}</a></li><li class="feature"><a href="#refusals">${t.refusals}</a></li></ul>`

const shapeSection = (shapes: Shapes): Html =>
  html`<section id="shapes"><h2>${t.shapes}</h2><p>${t.shapesIntroduction}</p>${Object.entries(shapes).map(([name, schema]) => shape(name, schema))}</section>`

const shape = (name: string, schema: Schema): Html =>
  html`<article id="shape-${name}"><h3>${name}</h3>${schema.description && html`<p>${prose(schema.description)}</p>`}${fieldTable(name, fieldsOf(schema))}</article>`

const refusalSection = (): Html =>
  html`<section id="refusals"><h2>${t.refusals}</h2><p>${t.refusalsIntroduction}</p>${codeBlock(JSON.stringify(exampleProblem('not_found'), null, 2))}<table aria-label="${t.refusals}"><thead><tr><th scope="col">${t.code}</th><th scope="col">${t.status}</th><th scope="col">${t.meaning}</th></tr></thead><tbody>${Object.entries(refusals).map(([code, { status, meaning }]) => html`<tr id="refusal-${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${prose(meaning)}</td></tr>`)}</tbody></table></section>`

const logo = html`<svg viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="13" fill="#e7a52e"/><circle cx="14" cy="14" r="9.6" fill="#b8432a"/><path d="M14 6.6l7.4 7.4-7.4 7.4-7.4-7.4z" fill="#f7ecd2"/><path d="M14 10.4l3.6 3.6-3.6 3.6-3.6-3.6z" fill="#1a4530"/></svg>`
