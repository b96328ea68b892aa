/** Removes from a report, which is untrusted input, everything that could identify a person or grant access. */
export const redactPersonalData = (message: string): string =>
  message
    .replace(/\b[ual]1_[\w-]+/g, '[token]')
    .replace(/\S+@\S+/g, '[address]')
    .replace(/[?#]\S*/g, '[query]')
    // Text in quotes is mostly page content.
    .replace(/(["'`“]).*["'`”]/g, '[text]')
