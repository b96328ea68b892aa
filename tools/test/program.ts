import { spawn } from 'node:child_process'

type RunOptions = {
  environment?: Record<string, string>
  cwd?: string
  /** Receives the program's output line by line. Without it, the output goes to this terminal. */
  onLine?: (line: string) => void
  /** Ends the program, as Ctrl+C does. */
  signal?: AbortSignal | undefined
}

/** Runs a program and returns its exit code; 1 if it could not be started. */
export const runProgram = (
  name: string,
  args: string[],
  { environment = {}, cwd = '.', onLine, signal }: RunOptions = {},
): Promise<number> =>
  new Promise(resolve => {
    const child = spawn(name, args, {
      cwd,
      stdio: ['inherit', onLine ? 'pipe' : 'inherit', onLine ? 'pipe' : 'inherit'],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
      ...(signal && { signal, killSignal: 'SIGINT' }),
    })
    for (const stream of [child.stdout, child.stderr]) if (stream && onLine) forEachLine(stream, onLine)
    child.on('error', error => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', code => resolve(code ?? 1))
  })

function forEachLine(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
  stream.on('end', () => rest && onLine(rest))
}
