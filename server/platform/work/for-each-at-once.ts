/**
 * Works on the items, `atOnce` at a time. After a failure it begins no other item. It throws the failure when the items in progress have
 * ended, so that nothing goes on behind the caller's back.
 */
export async function forEachAtOnce<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  for await (const item of items) {
    const task: Promise<void> = work(item)
      .catch(error => void failures.push(error))
      .finally(() => running.delete(task))
    running.add(task)
    if (running.size >= atOnce) await Promise.race(running)
    if (failures.length > 0) break
  }
  await Promise.all(running)
  if (failures.length > 0) throw failures[0]
}
