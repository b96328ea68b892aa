/** A stripe of kanga cloth between two grounds. */
export { root as kangaBorderClass } from './kanga-border.module.css'
