// The image's health check: exits with 0 if the site is ready, otherwise with 1, and prints the site's response.
const maxAnswerMs = 4_000
const url = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`

try {
  const response = await fetch(url, { signal: AbortSignal.timeout(maxAnswerMs) })
  if (!response.ok) {
    console.error(`${url} answered ${response.status}: ${await response.text()}`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(`${url} did not answer: ${error.cause?.message ?? error.message}`)
  process.exitCode = 1
}
