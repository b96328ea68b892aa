import type { ListenAddress } from './settings.ts'

/** `host` is the folder of the unix socket. The role may create databases and trusted extensions, and nothing more. */
export type Connection = ListenAddress & { user: string; password: string; database: string }

export type EmbeddedPostgres = {
  connection: Connection
  /** A superuser's connection to the same database, for what the role must not be able to do. */
  owner: Connection
  /** The folders that it writes to. An operator may have put each on a separate disk. */
  folders: string[]
  /** False while it restarts after a crash. */
  isRunning(): boolean
  stop(): Promise<void>
}
