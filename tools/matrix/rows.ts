import { startTestPostgres } from '#harness/test-postgres.ts'
import { startWithImage } from './engines/container-image.ts'
import { startDebianPostgres } from './engines/debian-postgres.ts'
import { startPatroniCluster } from './engines/patroni.ts'
import { startPgbouncer } from './engines/pgbouncer.ts'
import { startReplicatedForTests } from './engines/replicated.ts'
import { startTwoMachines } from './engines/two-machines.ts'
import type { Row } from './row.ts'
import { withTemplate } from './with-template.ts'

/** A stranger who asks at once after a write may be answered by another process, whose memory hears of it 5 ms later. */
const ofProcesses = {
  'server/features/recipes/search/search.test.ts':
    'it asks as a stranger, at once after a write, maybe another process',
}

const ofNginx = {
  'tests/api/access-matrix.test.ts': 'nginx itself answers 400 where Authorization is sent twice',
  'server/features/recipes/recipe-refusals.test.ts': 'nginx itself answers 400 where an address has %00',
}

export const rows: Row[] = [
  { name: 'embedded', startEngines: startTestPostgres },
  { name: 'postgresql-15', startEngines: withTemplate(startDebianPostgres) },
  { name: 'replica', startEngines: startReplicatedForTests },
  { name: 'pgbouncer', startEngines: withTemplate(startPgbouncer) },
  { name: 'patroni', startEngines: withTemplate(startPatroniCluster) },
  { name: 'two-workers', startEngines: startTestPostgres, deployment: 'two-workers', leftOut: ofProcesses },
  {
    name: 'two-machines',
    startEngines: withTemplate(startTwoMachines),
    deployment: 'two-machines',
    leftOut: {
      ...ofNginx,
      ...ofProcesses,
      'server/features/users/avatar.test.ts':
        'it looks into the folder of pictures; tests/matrix/bucket looks into a bucket',
    },
  },
  { name: 'nginx', startEngines: startTestPostgres, deployment: 'nginx', leftOut: ofNginx },
  { name: 'caddy', startEngines: startTestPostgres, deployment: 'caddy' },
  { name: 'container', startEngines: withTemplate(startWithImage), deployment: 'container' },
]
