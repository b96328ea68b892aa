/** A name of this machine that browsers do not know as such: plain HTTP to it is no secure context. */
export const foreignHost = 'mezani.example'
