// Files from strangers are read in a separate process. A malicious file can at worst end this process.
import { answerRequests } from '#server/platform/work/answer-requests.ts'
import type { OpenDocument } from '../files/documents.ts'
import { problemIn } from '../files/file-problem.ts'
import { findPicture, type ImportFile, openImportFile } from '../files/import-file.ts'
import type { FileAnswer, FileRequest, ReadPart } from './messages.ts'

const lowPriority = 5

/** A file is requested recipe by recipe, so the latest file and its latest document stay open. */
let opened: { path: string; file: ImportFile } | undefined
let latest: { document: number; content: OpenDocument | undefined } | undefined

answerRequests(lowPriority, answer)

async function answer({ path, fileName, at }: FileRequest): Promise<FileAnswer> {
  try {
    if (opened?.path !== path) {
      opened?.file.close()
      opened = undefined
      latest = undefined
      opened = { path, file: await openImportFile(path, fileName) }
    }
    const { file } = opened
    if (!at)
      return file.documents.length > 0 ? { documents: file.documents.length } : { problem: 'noRecipes' }
    if (latest?.document !== at.document)
      latest = { document: at.document, content: await file.open(at.document) }
    return await readPart(latest.content, at.part)
  } catch (error) {
    const problem = problemIn(error)
    if (problem) return { problem }
    return { broken: error instanceof Error ? error.message : String(error) }
  }
}

async function readPart(document: OpenDocument | undefined, part: number): Promise<ReadPart> {
  const parts = document?.recipes.length ?? 0
  const asked = document?.recipes[part]
  if (!document || !asked) return { parts }
  try {
    const recipe = asked.read()
    return {
      parts,
      format: document.format,
      recipe: { ...recipe, picture: undefined },
      picture: await findPicture(document, asked.name, recipe),
    }
  } catch {
    // One of several recipes is damaged. The report says so.
    return { parts }
  }
}
