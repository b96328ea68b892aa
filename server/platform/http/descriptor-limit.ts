import type { FastifyBaseLogger } from 'fastify'

/** Descriptors that the server needs for files, pipes and database connections, besides its clients' connections. */
const reservedDescriptors = 128
const minConnections = 16

/**
 * Returns how many connections there may be so that files and the database always have descriptors left. Warns if they are fewer than
 * wanted.
 */
export function fitConnections(
  wanted: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
  descriptors = findDescriptorLimit(),
): number {
  const fitting = Math.max(minConnections, descriptors - reservedDescriptors)
  if (fitting >= wanted) return wanted
  log.warn(
    { openFiles: descriptors, connections: fitting },
    `This process may have ${descriptors} files open, so it takes ${fitting} connections at once instead of ${wanted}. Raise the limit (ulimit -n, LimitNOFILE in systemd) to ${wanted + reservedDescriptors}, or set MAX_CONNECTIONS.`,
  )
  return fitting
}

type Report = { excludeNetwork: boolean; getReport(): { userLimits?: { open_files?: { soft: unknown } } } }

/** Returns RLIMIT_NOFILE, which counts files and connections together; Infinity if there is no such limit. */
function findDescriptorLimit(): number {
  const report = process.report as unknown as Report
  // Otherwise the report would look up the host name of each connected address.
  report.excludeNetwork = true
  const soft = report.getReport().userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY
}
