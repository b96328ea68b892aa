import { join } from 'node:path'
import { makeSiteTemplate } from '#tests/support/real-site.ts'
import { runJourneys } from './journeys.ts'
import { runNodeTests } from './node-tests.ts'
import { runProgram } from './program.ts'
import { type Phase, runPhase } from './progress.ts'
import { type FileResult, type RunOptions, singleResult } from './results.ts'

/** A run starts hundreds of our processes. They share a compile cache, so each reads what the first one has compiled. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/compiled')

export const nodeTests = ['tests', 'server', 'tools', 'web', 'covers', 'contract'].map(
  folder => `${folder}/**/*.test.ts`,
)

type TierOptions = RunOptions & { fileMinutes?: number }

/** Returns functions that run the parts of a tier. Ctrl+C ends the running part and the processes it started; no other part begins. */
export function openTier(options: TierOptions = {}) {
  const { signal, onResult } = options
  const interruption = new AbortController()
  process.once('SIGINT', () => interruption.abort(new Error('Ended by Ctrl+C.')))
  const nodeSignal = signal ? AbortSignal.any([signal, interruption.signal]) : interruption.signal

  async function runPart(name: string, run: (phase: Phase) => Promise<FileResult[]>): Promise<FileResult[]> {
    const results = await runPhase(name, run)
    interruption.signal.throwIfAborted()
    return results
  }

  /** Runs a script of package.json, which counts as one test. Its output is printed if it fails. */
  const runScript = (name: string): Promise<FileResult[]> =>
    runPart(`npm run ${name}`, async () => {
      const output: string[] = []
      const code = await runProgram('npm', ['run', '--silent', name], {
        onLine: line => output.push(line),
        signal,
      })
      if (code !== 0) console.log(output.join('\n'))
      const result = singleResult(`npm run ${name}`, code === 0)
      onResult?.(result)
      return [result]
    })

  const runNode = (files: string[], concurrency?: number): Promise<FileResult[]> =>
    files.length === 0
      ? Promise.resolve([])
      : runPart('files of node tests', phase =>
          runNodeTests(phase, { ...options, signal: nodeSignal, files, concurrency }),
        )

  /** `files` are paths of files, or the path of a folder. */
  const runBrowser = (files: string[], args: string[] = []): Promise<FileResult[]> =>
    files.length === 0
      ? Promise.resolve([])
      : runPart('journeys', phase => runJourneys(phase, { ...options, args: [...files, ...args] }))

  /** Runs first what everything needs: the build, and the start of a site, which is the template of the journeys' sites. */
  async function runOnSite(runRest: () => Promise<FileResult[]>): Promise<FileResult[]> {
    const build = await runScript('build')
    if (build.some(({ failed }) => failed > 0)) return build
    const template = await makeSiteTemplate().catch((error: unknown) => void console.error(error))
    const start = singleResult('the start of a site', template !== undefined)
    return [...build, start, ...(template ? await template.use(runRest) : [])]
  }

  /**
   * Runs the files that failed once more, alone. Returns all results with the new ones in place, and the titles of the tests that
   * passed this time. Runs nothing again if a script failed too, or if more than `manyFailed` files failed: then it is no
   * coincidence.
   */
  async function runAgain(results: FileResult[], manyFailed = Number.POSITIVE_INFINITY) {
    const failed = results.filter(result => result.failed > 0)
    const files = failed.map(({ file }) => file)
    const ofNode = files.filter(file => file.endsWith('.test.ts'))
    const ofBrowser = files.filter(file => file.endsWith('.spec.ts'))
    const isMoreThanTests = ofNode.length + ofBrowser.length < files.length
    if (isMoreThanTests || files.length > manyFailed) return { settled: results, flaky: [] }
    const again = [...(await runNode(ofNode, 1)), ...(await runBrowser(ofBrowser, ['--workers=1']))]
    const newResult = (file: string) => again.find(result => result.file === file)
    return {
      settled: results.map(result => newResult(result.file) ?? result),
      flaky: failed
        .filter(({ file }) => newResult(file)?.failed === 0)
        .flatMap(({ failures }) => failures.map(failure => failure.split('\n')[0] ?? failure)),
    }
  }

  return { runScript, runNode, runBrowser, runOnSite, runAgain }
}
