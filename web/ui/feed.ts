/** A list of events with a line between each two. */
export { root as feedClass } from './feed.module.css'
