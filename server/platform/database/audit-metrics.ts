import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { findAuditOwnership } from './audit-owner.ts'

/** A metric of the whole site. Not a number while the database is unreachable. */
export function gaugeAuditOwnership(pool: Pool, registry: Registry): void {
  new Gauge({
    name: 'mezani_audit_log_protected',
    help: 'Whether the role of the application cannot change the audit log: 1 or 0.',
    registers: [registry],
    async collect() {
      const found = await findAuditOwnership(pool).catch(() => undefined)
      this.set(found ? Number(found.isProtected) : Number.NaN)
    },
  })
}
