/** Clients write what they like: what could say who somebody is, or let somebody in, is taken out here. */
export const redactPersonalData = (message: string): string =>
  message
    .replace(/\b[ual]1_[\w-]+/g, '[token]')
    .replace(/\S+@\S+/g, '[address]')
    .replace(/[?#]\S*/g, '[query]')
    // What stands in quotes is mostly what was being read.
    .replace(/(["'`“]).*["'`”]/g, '[text]')
