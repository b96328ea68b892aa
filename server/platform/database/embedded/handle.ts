import type { ListenAddress } from './settings.ts'

/** `host` is the folder of the unix socket. The role may create databases and trusted extensions, no more. */
export type Connection = ListenAddress & { user: string; password: string; database: string }

export type EmbeddedPostgres = {
  connection: Connection
  /** A superuser's, to the same database: for what the role must not be able to do. */
  owner: Connection
  /** What it writes to; an operator may have put each on a disk of its own. */
  folders: string[]
  /** False while it restarts after a crash. */
  isRunning(): boolean
  stop(): Promise<void>
}
