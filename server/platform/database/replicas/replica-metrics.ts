import { Counter, Gauge, type Registry } from 'prom-client'
import type { Replicas } from './replicas.ts'

/** Of one process: where its reads went, and what it knows of each replica. Of several workers the worst counts. */
export function measureReplicas(replicas: Replicas, registry: Registry): void {
  new Counter({
    name: 'mezani_reads_total',
    help: 'Requests that only read, by who reads and by where the answer was read.',
    labelNames: ['reader', 'pool'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { reader, pool, count } of replicas.counts()) this.inc({ reader, pool }, count)
    },
  })
  new Counter({
    name: 'mezani_reads_repeated_total',
    help: 'Reads that failed on a replica and were done again on the primary.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(replicas.repeated())
    },
  })
  new Gauge({
    name: 'mezani_replica_usable',
    help: 'Whether reads go to this replica.',
    labelNames: ['replica'],
    aggregator: 'min',
    registers: [registry],
    collect() {
      for (const { name, isUsable } of replicas.states()) this.set({ replica: name }, Number(isUsable))
    },
  })
  new Gauge({
    name: 'mezani_replica_lag_bytes',
    help: 'How much of the log of writes this replica has not replayed; not a number while it does not answer.',
    labelNames: ['replica'],
    aggregator: 'max',
    registers: [registry],
    collect() {
      for (const { name, lagBytes } of replicas.states()) this.set({ replica: name }, lagBytes)
    },
  })
}
