/** The settings of Swift's servers, for one machine that is thrown away. */

export const address = '127.0.0.1'
export const region = 'us-east-1'
/** Tempauth's account and user. */
export const accessKey = 'mezani:site'
export const secretKey = 'a-key-of-the-test'

/** The most objects in one response. Amazon's limit is 1,000. */
export const objectsOfOneAnswer = 50

export const ringNames = ['account', 'container', 'object'] as const
export type StorageServer = { kind: (typeof ringNames)[number]; port: number }
type ProxyServer = { kind: 'proxy'; port: number; cachePort: number }
type Place = { folder: string; user: string }

export const swiftConfig = `[swift-hash]
swift_hash_path_suffix = mezani
swift_hash_path_prefix = test

[storage-policy:0]
name = only
default = yes
`

export const serverConfig = (server: StorageServer | ProxyServer, place: Place): string =>
  server.kind === 'proxy' ? proxyConfig(server, place) : storageConfig(server, place)

const common = ({ folder, user }: Place, port: number) => `[DEFAULT]
bind_ip = ${address}
bind_port = ${port}
swift_dir = ${folder}
user = ${user}
workers = 0
log_level = WARNING
`

const storageConfig = (
  { kind, port }: StorageServer,
  place: Place,
) => `${common(place, port)}devices = ${place.folder}/devices
mount_check = false
fallocate_reserve = 0

[pipeline:main]
pipeline = ${kind}-server

[app:${kind}-server]
use = egg:swift#${kind}
`

/** The filters without settings, by their names in the pipeline. */
const plainFilters = [
  'catch_errors',
  'gatekeeper',
  'healthcheck',
  'listing_formats',
  'copy',
  'container-quotas',
  'account-quotas',
  'slo',
  'dlo',
  'versioned_writes',
]
const plainFilter = (name: string) => `[filter:${name}]\nuse = egg:swift#${name.replace('-', '_')}\n`

/** Swift remembers for a second how full a container is. A quota that one object exceeds applies at once. */
const proxyConfig = ({ port, cachePort }: ProxyServer, place: Place) => `${common(place, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth copy container-quotas account-quotas slo dlo versioned_writes proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
recheck_container_existence = 1
recheck_account_existence = 1
error_suppression_limit = 1000000

[filter:tempauth]
use = egg:swift#tempauth
user_mezani_site = ${secretKey} .admin

[filter:s3api]
use = egg:swift#s3api
location = ${region}
max_bucket_listing = ${objectsOfOneAnswer}

[filter:cache]
use = egg:swift#memcache
memcache_servers = ${address}:${cachePort}

${plainFilters.map(plainFilter).join('')}`
