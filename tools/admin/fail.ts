/** Ends the command with a sentence on standard error and the exit code 1. */
export function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
