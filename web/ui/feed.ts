/** The class of a list of events with lines between them. */
export { root as feedClass } from './feed.module.css'
