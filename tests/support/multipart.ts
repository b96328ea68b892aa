/** A form with one PNG file, as bytes and their type. */
export function multipart(field: string, picture: Buffer): { body: Buffer; type: string } {
  const boundary = 'mezani-matrix'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="dish.png"\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}
