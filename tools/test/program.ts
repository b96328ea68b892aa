import { spawn } from 'node:child_process'

/** Runs a program in this terminal and answers its exit code; 1 where it could not be started. */
export const runProgram = (
  name: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<number> =>
  new Promise(resolve => {
    const env = { ...process.env, ...environment }
    const child = spawn(name, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
    child.on('error', error => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', code => resolve(code ?? 1))
  })
