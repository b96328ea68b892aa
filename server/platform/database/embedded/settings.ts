import { statfsSync } from 'node:fs'
import { release } from 'node:os'
import { hasCode } from './refusal.ts'

export type Settings = Record<string, string>
export type ListenAddress = { host: string; port: number }

/** Returns the command line of postgres, after the program's name. It begins with -D, because `orphan.ts` looks for that. */
export function serverArguments(cluster: string, listenAddress: ListenAddress, extra: Settings): string[] {
  const settings = {
    ...defaultSettings,
    ...sharedMemorySettings(),
    ...recoverySettings(),
    ...listenSettings(listenAddress),
    ...extra,
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

// Enough for our pool (about 20), the jobs (4), tools and tests. Each connection takes a few MB.
const defaultSettings: Settings = {
  cluster_name: 'mezani',
  max_connections: '40',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_line_prefix: '%m [%p] ',
  // The log must not contain what people wrote: it leaves out DETAIL, which prints keys and rows, and also statements and parameters.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

function listenSettings({ host, port }: ListenAddress): Settings {
  if (process.platform === 'win32') return { listen_addresses: host, port: String(port) }
  return {
    listen_addresses: '',
    port: String(port),
    // Quoted, because the setting is a list: a comma or a space may be part of the path.
    unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  }
}

const minSharedMemoryBytes = 256 * 1024 * 1024

// Containers often give 64 MB of /dev/shm, where a parallel query dies with "could not resize shared memory segment".
function sharedMemorySettings(): Settings {
  if (process.platform !== 'linux') return {}
  return sharedMemoryBytes() < minSharedMemoryBytes ? { dynamic_shared_memory_type: 'mmap' } : {}
}

// Before recovery, PostgreSQL syncs its thousand files to disk. One syncfs call takes 0.2 s, while one fsync per file takes 0.2-2.3 s on a
// busy disk. Linux reports a failure of that call only since 5.8.
function recoverySettings(): Settings {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  const canTrustSyncfs = process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
  return canTrustSyncfs ? { recovery_init_sync_method: 'syncfs' } : {}
}

function sharedMemoryBytes(): number {
  try {
    const { blocks, bsize } = statfsSync('/dev/shm')
    return blocks * bsize
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES')) return 0
    throw error
  }
}
