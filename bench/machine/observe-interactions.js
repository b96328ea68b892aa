// Runs in the page: how long each click or key took, from the event to the frame that shows what it did.
globalThis.interactions = []
const observer = new PerformanceObserver(list => {
  for (const { interactionId, name, duration } of list.getEntries())
    if (interactionId > 0) globalThis.interactions.push({ interactionId, name, duration })
})
observer.observe({ type: 'event', durationThreshold: 16, buffered: true })
