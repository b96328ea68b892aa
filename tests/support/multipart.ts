/** A form with one file, a PNG by its name, as bytes and their type. */
export function multipart(field: string, file: Buffer, name = 'dish.png'): { body: Buffer; type: string } {
  const boundary = 'mezani-matrix'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}
