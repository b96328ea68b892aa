import type { DB } from '#server/platform/database/schema.ts'

/** What a member's ZIP contains of a table with rows of members. Names of columns are separated by blanks. */
type TableOfMembers<Name extends keyof DB = keyof DB> = {
  /**
   * Which rows belong to a member: those with the member's id in this column, or those with the member's address once it is verified.
   * The id is the same in each row, so only `users` exports it.
   */
  whose: (keyof DB[Name] & string) | 'verified address'
  /** The rows are read in pages in the order of this column, which is unique among a member's rows. The default is `id`. */
  orderBy?: keyof DB[Name] & string
  exported: string
  /** The other columns, by the reason why the ZIP does not contain them. */
  leftOut?: Record<string, string>
}

const secret = 'a secret; who has the ZIP must not be able to sign in with it'
const inner = 'how the site stores it'
const derived = 'made of what is exported'
const ofTheSite = 'about the site, no member'
const moderators = 'about the moderators, who are named to nobody'
const ofAnAdministrator = 'administrators have no account of a member'

/**
 * For every table, what a member's ZIP contains of it, or the reason why it contains no row. The ZIP is made from this. A table that is
 * missing here does not compile, and a missing column fails a test, so that the developer who adds one must decide.
 */
export const personalData: { [Name in keyof DB]: TableOfMembers<Name> | string } = {
  users: {
    whose: 'id',
    exported: `
      id email username first_name last_name display_name title about_me has_password
      password_changed_at status email_verified_at created_at limited_until suspended_until`,
    leftOut: {
      [derived]: 'email_key username_key username_skeleton',
      'the picture itself is in the ZIP': 'avatar_key',
      [secret]: 'password_hash',
    },
  },
  recipes: {
    whose: 'author_id',
    exported: `
      id title chef_name chef_image image ingredients instructions url more_info_url prep_time servings
      country_of_origin diet_type created_at updated_at held version`,
    leftOut: {
      [derived]: 'prep_minutes cover_color cover_focus',
      'the drawn picture itself is in the ZIP': 'cover_key',
      'of a recipe that is held, or whose author is leaving': 'is_shelved',
    },
  },
  recipe_versions: {
    whose: 'author_id',
    exported: `
      recipe_id number ingredients instructions prep_time servings what_changed is_hidden created_at
      updated_at`,
    leftOut: { [inner]: 'id notification_id', [derived]: 'biggest_change' },
  },
  import_batches: {
    whose: 'user_id',
    exported: 'id state file_name bytes format expected reason created_at ended_at',
    leftOut: { [inner]: 'name parts notification_id' },
  },
  imported_recipes: {
    whose: 'user_id',
    exported: 'batch_id title draft_id known_draft_id warnings notes reason',
    leftOut: { [inner]: 'id document part' },
  },
  drafts: {
    whose: 'author_id',
    exported: `
      title chef_name chef_image image ingredients instructions url more_info_url rating prep_time
      servings country_of_origin diet_type source_kind source_address source_name source_author
      source_licence source_instructions language is_changed created_at changed_at`,
    leftOut: { [inner]: 'id batch_id revision' },
  },
  comments: {
    whose: 'author_id',
    exported: 'id recipe_id content created_at held',
  },
  cooks: {
    whose: 'author_id',
    exported: `
      id recipe_id version is_as_written stars cooked_on changes note minutes photo_key is_private held
      created_at updated_at`,
    leftOut: { [derived]: 'is_counted text_bytes' },
  },
  ratings: {
    whose: 'user_id',
    orderBy: 'recipe_id',
    exported: 'recipe_id stars updated_at',
  },
  bookmarks: {
    whose: 'user_id',
    orderBy: 'recipe_id',
    exported: 'recipe_id created_at',
  },
  follows: {
    whose: 'follower_id',
    orderBy: 'followed_id',
    exported: 'followed_id created_at',
  },
  blocks: {
    whose: 'blocker_id',
    exported: 'blocked_id created_at',
    leftOut: { [inner]: 'id' },
  },
  notifications: {
    whose: 'user_id',
    exported: 'actor_id kind recipe_id comment_id created_at',
    leftOut: { [inner]: 'id' },
  },
  site_notifications: {
    whose: 'user_id',
    exported: 'kind action_id case_id event reason created_at',
    leftOut: { [inner]: 'id' },
  },
  refused_mails: {
    whose: 'user_id',
    orderBy: 'kind',
    exported: 'kind refused_at',
  },
  sessions: {
    whose: 'user_id',
    orderBy: 'token_hash',
    exported: 'browser system device place created_at last_seen_at expires_at',
    leftOut: { [secret]: 'token_hash', [ofAnAdministrator]: 'admin_id', [inner]: 'proved_at passkey_id' },
  },
  second_factors: {
    whose: 'user_id',
    orderBy: 'user_id',
    exported: 'started_at confirmed_at',
    leftOut: { [secret]: 'secret recovery_salt', [inner]: 'last_step' },
  },
  factor_recoveries: {
    whose: 'user_id',
    orderBy: 'user_id',
    exported: 'asked_at confirmed_at expires_at due_at',
    leftOut: { [secret]: 'confirm_hash stop_hashes' },
  },
  factor_recovery_agreements: {
    whose: 'by_user',
    orderBy: 'user_id',
    exported: 'agreed_at',
    leftOut: { 'the number of another member': 'user_id', [ofAnAdministrator]: 'by_admin' },
  },
  passkeys: {
    whose: 'user_id',
    exported: 'kind name created_at last_used_at',
    leftOut: { [inner]: 'id credential_id public_key counter transports' },
  },
  identities: {
    whose: 'user_id',
    exported: 'provider subject created_at last_used_at',
    leftOut: { [inner]: 'id' },
  },
  known_networks: {
    whose: 'user_id',
    orderBy: 'network',
    exported: 'network last_seen_at',
    leftOut: { [ofAnAdministrator]: 'admin_id' },
  },
  email_changes: {
    whose: 'user_id',
    exported: 'old_email new_email state created_at expires_at undo_until',
    leftOut: {
      [inner]: 'id is_old_verified',
      [derived]: 'old_email_key new_email_key',
      [secret]: 'confirm_hash undo_hash',
    },
  },
  one_time_links: {
    whose: 'user_id',
    orderBy: 'token_hash',
    exported: 'purpose email_key created_at expires_at',
    leftOut: { [secret]: 'token_hash' },
  },
  uploads: {
    whose: 'owner_id',
    orderBy: 'key',
    exported: 'key kind bytes created_at',
  },
  contact_messages: {
    // A person who signs up with somebody else's address must not get the messages that came from that address.
    whose: 'verified address',
    exported: 'first_name last_name email phone_number inquiry_type message created_at answered_at',
    leftOut: { [inner]: 'id' },
  },
  departures: {
    whose: 'user_id',
    orderBy: 'user_id',
    exported: 'asked_at leaves_at keeps_recipes',
    leftOut: {
      'in email_changes.json when they were asked for': 'other_addresses',
      [secret]: 'return_hash',
      [inner]: 'return_until',
    },
  },
  exports: {
    whose: 'user_id',
    exported: 'requested_at',
    leftOut: { [inner]: 'id state name parts bytes expires_at', [secret]: 'mail_hash session_hash' },
  },
  content_reports: {
    whose: 'reporter_id',
    exported: 'rule rule_name explanation is_serious created_at',
    leftOut: { [inner]: 'id case_id' },
  },
  moderation_cases: {
    whose: 'member_id',
    exported: 'kind target_id recipe_id kept opened_at closed_at stage waits_since',
    leftOut: {
      [inner]: 'id',
      'a picture of the member, and in the ZIP itself while it is theirs': 'kept_upload',
      [moderators]: 'held_by_user held_by_admin held_until',
    },
  },
  moderation_actions: {
    whose: 'member_id',
    exported: `
      id kind rule rule_name reason decided_at ends_at before version of_reports undone_at undo_reason
      replaces mended_at read_at appeal_text appealed_at appeal_outcome appeal_reason appeal_decided_at`,
    leftOut: { [inner]: 'case_id', [moderators]: 'by_user by_admin' },
  },
  moderators: {
    whose: 'user_id',
    orderBy: 'user_id',
    exported: 'named_at',
    leftOut: { [ofAnAdministrator]: 'named_by' },
  },

  recipe_origins: 'in recipe.json, as isBasedOn and creditText',
  recipe_counts: 'what others did; of it the rating is in recipe.json',
  recipe_search: derived,
  recipe_facets: ofTheSite,
  search_words: ofTheSite,
  signing_keys: ofTheSite,
  recovery_codes: secret,
  passkey_challenges: 'what a device is asked to sign within minutes',
  provider_visits: 'a sign-in that is at a provider for minutes',
  sign_in_tickets: 'a sign-in that waits ten minutes for its code',
  rule_texts: ofTheSite,
  publications: 'when something was published, for a day; what it is, is exported',
  sent_mails: 'hashes of mailboxes, for a day, so that nobody is mailed without bound',
  rate_counts: 'hashes, for minutes, so that rates hold in several processes',
  idempotency_keys: 'hashes, for a day, so that what is sent again is stored once',
  moderation_figures: ofTheSite,
  decision_hours: ofTheSite,
  'mezani_audit.audit_log':
    'numbers of what was done, without a word or a name; what it was is in the notices',
  admins: ofAnAdministrator,
  admin_second_factors: ofAnAdministrator,
  admin_recovery_codes: ofAnAdministrator,
  admin_sign_in_tickets: ofAnAdministrator,
  backup_runs: ofTheSite,
  site_facts: ofTheSite,
}

export const columnsOf = (words: string): string[] => words.trim().split(/\s+/)
