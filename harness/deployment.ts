/** A site that tests call from outside, as it is deployed: behind a proxy, of several processes. */
export type DeployedSite = {
  /** Where visitors reach it. */
  url: string
  /** What the site printed so far. */
  output: () => string
  stop: () => Promise<void>
}

/** `environment` is what its operator sets; it names the database. Resolves once the site answers. */
export type Deploy = (site: { dataDir: string; environment: Record<string, string> }) => Promise<DeployedSite>

/** Set by `npm run test:matrix`: the path of a module whose `deploy` runs the sites of tests and journeys. */
export const deploymentVariable = 'MEZANI_TEST_DEPLOYMENT'

/** How sites are to be run, unless it is in the test's own process. */
export async function findDeployment(): Promise<Deploy | undefined> {
  const path = process.env[deploymentVariable]
  if (!path) return undefined
  const { deploy }: { deploy: Deploy } = await import(path)
  return deploy
}
