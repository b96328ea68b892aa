// node tools/link-postgres.ts: makes the links between the embedded PostgreSQL's libraries now, for an installation that will be
// read-only. Without the links, the first start copies all of PostgreSQL into DATA_DIR.
import { findBinaries, makeLinks, missingLinks } from '#server/platform/database/embedded/binaries.ts'

const { native } = findBinaries()
makeLinks(native, missingLinks(native))
