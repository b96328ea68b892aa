/**
 * Returns the milliseconds that this thread's processor spends on the work. Other work of the machine does not count, nor does
 * what the process collects or compiles beside it.
 */
export function threadCpuMsOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
