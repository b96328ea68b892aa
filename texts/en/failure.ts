/** `status` is the code of HTTP. */
export const serverAnswered = (status: number) => `The server answered ${status}.`
export const serverUnreachable = 'The server could not be reached.'
