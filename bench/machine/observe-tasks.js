// Runs in the page: the longest task of its main thread, in milliseconds. A browser reports none below 50.
globalThis.longestTask = 50
new PerformanceObserver(list => {
  for (const { duration } of list.getEntries())
    globalThis.longestTask = Math.max(globalThis.longestTask, duration)
}).observe({ type: 'longtask', buffered: true })
