import type { Pool } from 'pg'

const tables = [
  'users',
  'admins',
  'sessions',
  'one_time_links',
  'known_networks',
  'email_changes',
  'second_factors',
  'recovery_codes',
  'factor_recoveries',
  'factor_recovery_agreements',
  'sign_in_tickets',
  'passkeys',
  'passkey_challenges',
  'identities',
  'provider_visits',
  'contact_messages',
  'site_facts',
  'recipes',
  'recipe_origins',
  'recipe_versions',
  'drafts',
  'import_batches',
  'imported_recipes',
  'recipe_counts',
  'ratings',
  'comments',
  'cooks',
  'bookmarks',
  'follows',
  'blocks',
  'publications',
  'idempotency_keys',
  'notifications',
  'uploads',
  'departures',
  'rule_texts',
  'moderation_cases',
  'content_reports',
  'moderators',
  'site_notifications',
  'moderation_actions',
  'moderation_figures',
  'decision_hours',
  'audit_log',
]

/**
 * Without when a session was last seen: any call of an administrator writes that, once a minute. And without what the audit log has of
 * refusals, which is all that those of a sign-in write.
 */
const rowsOf = (table: string) => {
  if (table === 'sessions')
    return `select 'sessions' || (to_jsonb(t) - 'last_seen_at')::text collate "C" as row from sessions t`
  const rows = table === 'audit_log' ? "audit_log t where actor_kind <> 'visitor'" : `${table} t`
  return `select '${table}' || t::text collate "C" as row from ${rows}`
}

/** Prepared by its name: thousands of calls ask it, and to plan forty tables takes twice as long as to read them. */
const fingerprint = `
  select md5(string_agg(row, e'\\n' order by row)) as hash
  from (${tables.map(rowsOf).join(' union all ')} union all select 'mails ' || count(*) from pgboss.job where name like '%-mail') as rows`

/** A hash of every row of the site, and the number of its mails: equal before and after means that nothing changed. */
export async function databaseHash({ pool }: { pool: Pool }): Promise<string> {
  const { rows } = await pool.query<{ hash: string }>({ name: 'fingerprint', text: fingerprint })
  return rows[0]?.hash ?? ''
}

/** ZIPs change by themselves once they are asked for. */
const counts = `${[...tables, 'exports'].map(table => `select '${table}' as name, count(*) as rows from ${table}`).join(' union all ')}
  union all select 'mails', count(*) from pgboss.job where name like '%-mail'`

/** How many rows each table of the site has, and how many mails there are. */
export async function countRows({ pool }: { pool: Pool }): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; rows: number }>({ name: 'counts', text: counts })
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}
