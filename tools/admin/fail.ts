/** Prints a sentence on standard error and sets the exit code to 1. */
export function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
