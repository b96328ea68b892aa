import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The one address at which both machines reach what is on this one. */
export const hubAddress = '10.203.0.1'
const bridge = 'mezani-hub'

export type Machine = { namespace: string; address: string }

/** Each with a network of its own, in which the other one is another machine. */
export const machines: Machine[] = [
  { namespace: 'mezani-1', address: '10.203.0.2' },
  { namespace: 'mezani-2', address: '10.203.0.3' },
]

/** A command in the network of a machine. */
export const onMachine = ({ namespace }: Machine, command: string[]): string[] => [
  ...['ip', 'netns', 'exec', namespace],
  ...command,
]

/** Connects two machines, made of network namespaces, to a bridge; takes away those that an interrupted run left. */
export async function connectMachines(): Promise<{ stop(): Promise<void> }> {
  await disconnectMachines()
  await ip('link', 'add', bridge, 'type', 'bridge')
  await ip('addr', 'add', `${hubAddress}/24`, 'dev', bridge)
  await ip('link', 'set', bridge, 'up')
  for (const { namespace, address } of machines) {
    await ip('netns', 'add', namespace)
    await ip('link', 'add', namespace, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
    await ip('link', 'set', namespace, 'master', bridge, 'up')
    await ip('-n', namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
    await ip('-n', namespace, 'link', 'set', 'eth0', 'up')
    await ip('-n', namespace, 'link', 'set', 'lo', 'up')
  }
  return { stop: disconnectMachines }
}

async function disconnectMachines(): Promise<void> {
  for (const { namespace } of machines) await ip('netns', 'del', namespace).catch(ignoreMissing)
  await ip('link', 'del', bridge).catch(ignoreMissing)
}

function ignoreMissing(error: unknown): void {
  if (!/No such file or directory|Cannot find device/.test(String(error))) throw error
}

const ip = (...words: string[]) => promisify(execFile)('ip', words)
