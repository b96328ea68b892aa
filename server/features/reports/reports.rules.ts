/** Reports are untrusted input: whatever could identify a person or grant access is removed here. */
export const redactPersonalData = (message: string): string =>
  message
    .replace(/\b[ual]1_[\w-]+/g, '[token]')
    .replace(/\S+@\S+/g, '[address]')
    .replace(/[?#]\S*/g, '[query]')
    // Text in quotes is mostly page content.
    .replace(/(["'`“]).*["'`”]/g, '[text]')
