/** Milliseconds of this thread's processor: what else the machine does, and collects or compiles beside it, does not count. */
export function threadCpuMsOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
