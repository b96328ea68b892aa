// node tools/link-postgres.ts: makes the links between the embedded PostgreSQL's libraries now, for an install that nobody may
// write to later: without them the first start copies all of it into DATA_DIR.
import { findBinaries, makeLinks, missingLinks } from '#server/platform/database/embedded/binaries.ts'

const { native } = findBinaries()
makeLinks(native, missingLinks(native))
