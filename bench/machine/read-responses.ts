export type ResponseHead = { status: number; retryAfter: number | undefined }

const headEnd = Buffer.from('\r\n\r\n')

/** Takes what a connection receives, and tells of each response whose length its head names, once it is whole. */
export function readResponses(onResponse: (head: ResponseHead) => void): (data: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0)
  let current: (ResponseHead & { left: number }) | undefined
  return data => {
    pending = pending.length > 0 ? Buffer.concat([pending, data]) : data
    for (;;) {
      if (!current) {
        const end = pending.indexOf(headEnd)
        if (end === -1) return
        current = parseHead(pending.toString('latin1', 0, end))
        pending = pending.subarray(end + headEnd.length)
      }
      if (pending.length < current.left) {
        current.left -= pending.length
        pending = Buffer.alloc(0)
        return
      }
      pending = pending.subarray(current.left)
      const { status, retryAfter } = current
      current = undefined
      onResponse({ status, retryAfter })
    }
  }
}

function parseHead(head: string): ResponseHead & { left: number } {
  const retryAfter = /^retry-after: (\d+)/im.exec(head)?.[1]
  return {
    status: Number(head.slice(9, 12)),
    retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
    left: Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0),
  }
}
