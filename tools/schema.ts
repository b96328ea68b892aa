// npm run schema: writes the types of the tables (server/platform/database/schema.ts) from the migrations.
import { join } from 'node:path'
import { writeSchema } from './schema/write-schema.ts'

await writeSchema(join(import.meta.dirname, '../server/platform/database/schema.ts'))
