/** A list of things that happened, a line between each two. */
export { root as feedClass } from './feed.module.css'
