/** The class of a stripe of kanga pattern between two backgrounds. */
export { root as kangaBorderClass } from './kanga-border.module.css'
