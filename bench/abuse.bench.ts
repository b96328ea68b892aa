// Is there a bound to what one person can take from everybody: memory, places, connections, the picture queue, the reader's processor, the disk?
import { measureDisk } from './abuse/disk.ts'
import { measureEventLoop } from './abuse/event-loop.ts'
import { measureLargeAnswers } from './abuse/large-answers.ts'
import { measureMemory } from './abuse/memory.ts'
import { measureOverload } from './abuse/overload.ts'
import { measurePictures } from './abuse/pictures.ts'
import { measureRendering } from './abuse/rendering.ts'
import { measureSockets } from './abuse/sockets.ts'
import { measureStoredText } from './abuse/stored-text.ts'
import type { Benchmark, BenchmarkOptions, Metric } from './metric.ts'

/** Each starts a site of its own, attacks it, and says what others noticed. A new attack is a file and a line here. */
const attacks: ((options: BenchmarkOptions) => Promise<Metric[]>)[] = [
  measureLargeAnswers,
  measureMemory,
  measureRendering,
  measureSockets,
  measurePictures,
  measureStoredText,
  measureDisk,
  measureOverload,
  measureEventLoop,
]

export const abuse: Benchmark = {
  name: 'abuse',
  run: async options => {
    const metrics: Metric[] = []
    for (const attack of attacks) metrics.push(...(await attack(options)))
    return metrics
  },
}
