/** The class of a popover that slides in from above. */
export { root as slidingPopoverClass } from './sliding-popover.module.css'
