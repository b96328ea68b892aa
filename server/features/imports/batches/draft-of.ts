import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '#server/platform/http/problems.ts'
import * as t from '#texts/import-answers.ts'
import { tooLarge } from '#texts/media.ts'
import type { NewDraft } from '../../drafts/drafts.queries.ts'
import { fileUrl } from '../../media/media.urls.ts'
import { measurePictureBytes } from '../../media/uploads.queries.ts'
import { storePhoto } from '../../media/uploads.ts'
import { type ReadyDraft, shortAddress } from '../files/draft-fields.ts'
import { maxImportedPictureBytes } from '../files/file-bounds.ts'
import type { FoundPicture, PictureProblem } from '../files/folder.ts'
import type { ReadPart } from '../reader/messages.ts'
import type { OpenBatch } from './batches.queries.ts'
import type { ImportServices } from './import-services.ts'

type Made = { draft: NewDraft | undefined; warnings: string[]; notes: string[] }

/** Makes the draft of a recipe and stores its picture. The draft is undefined if the recipe is empty. */
export async function draftOf(
  services: ImportServices,
  batch: OpenBatch,
  { read, ready }: { read: ReadPart; ready: ReadyDraft },
): Promise<Made> {
  const { fields, author, language, sourceInstructions, warnings, notes } = ready
  if (!fields.title && !fields.ingredients && !sourceInstructions)
    return { draft: undefined, warnings: [], notes: [] }
  const picture = await storePicture(services, batch.userId, read.picture)
  return {
    draft: {
      ...fields,
      image: shortAddress(picture.address),
      language,
      source: {
        kind: 'file',
        address: fields.url,
        name: batch.fileName,
        author,
        licence: '',
        instructions: sourceInstructions,
      },
    },
    warnings: [...warnings, ...picture.warnings],
    notes,
  }
}

const pictureWarnings: Record<PictureProblem, string> = {
  missing: t.pictureMissing,
  broken: t.pictureBroken,
  tooLarge: t.pictureRefused(tooLarge(maxImportedPictureBytes / 1e6)),
}

type StoredPicture = { address: string; warnings: string[] }

async function storePicture(
  services: ImportServices,
  userId: number,
  { bytes: photo, address = '', problem }: FoundPicture = {},
): Promise<StoredPicture> {
  if (!photo) return { address, warnings: problem ? [pictureWarnings[problem]] : [] }
  const { limits, db } = services
  try {
    const { variants } = await processInTurn(services, userId, Buffer.from(photo))
    const bytes = variants.reduce((sum, variant) => sum + variant.bytes.length, 0)
    // Otherwise the whole draft would be refused because of its picture.
    if ((await measurePictureBytes(db, userId)) + bytes > limits.maxPictureBytesPerMember)
      return { address: '', warnings: [t.picturesFull] }
    return {
      address: fileUrl(services.publicUrl(), await storePhoto(services, userId, variants)),
      warnings: [],
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { address: '', warnings: [t.pictureRefused(error.message)] }
  }
}

const triesInTurn = 5
const waitMs = 3_000

/** Processes a photo. If members' uploads have filled the queue, tries again after a while. */
async function processInTurn({ pictures }: ImportServices, userId: number, photo: Buffer) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await pictures.processPhoto({ group: 'imports', member: userId }, photo)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'unavailable' || tries === triesInTurn) throw error
      await sleep(waitMs)
    }
  }
}
