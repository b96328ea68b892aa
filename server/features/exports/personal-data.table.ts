import type { DB } from '#server/platform/database/schema.ts'

/** `exported`, or why a column is not in a member's ZIP. */
export type Tag = 'exported' | `not: ${string}`

export type PersonalTable<Name extends keyof DB = keyof DB> = {
  /**
   * Which rows are a member's: those with their number in this column, or with their address, once it is verified. Without it
   * none is about a member.
   */
  whose?: (keyof DB[Name] & string) | 'verified address'
  /** In the order of this column they are read in pages; it is unique among a member's rows. */
  orderBy?: keyof DB[Name] & string
  columns: { [Column in keyof DB[Name]]: Tag }
}

const secret = 'not: a secret; who has the ZIP must not be able to sign in with it' as const
const ownNumber = 'not: the number of the member, which is in profile.json' as const
const inner = 'not: how the site stores it' as const
const derived = 'not: made of what is exported' as const
const ofTheSite = 'not: about the site, no member' as const
const moderators = 'not: about the moderators, who are named to nobody' as const
const ofTheLog =
  'not: numbers of what was done, without a word or a name; what it was is in the notices' as const
const ofAnAdministrator = 'not: administrators have no account of a member' as const

/**
 * Every column of every table, and whether a member's ZIP has it. The ZIP is made from this table, and a column that is missing
 * here does not compile, and fails a test: whoever adds one decides.
 */
export const personalData: { [Name in keyof DB]: PersonalTable<Name> } = {
  users: {
    whose: 'id',
    orderBy: 'id',
    columns: {
      id: 'exported',
      email: 'exported',
      email_key: derived,
      username: 'exported',
      username_key: derived,
      username_skeleton: derived,
      first_name: 'exported',
      last_name: 'exported',
      display_name: 'exported',
      title: 'exported',
      about_me: 'exported',
      avatar_key: 'not: the picture itself is in the ZIP',
      password_hash: secret,
      has_password: 'exported',
      password_changed_at: 'exported',
      status: 'exported',
      email_verified_at: 'exported',
      created_at: 'exported',
      limited_until: 'exported',
      suspended_until: 'exported',
    },
  },
  recipes: {
    whose: 'author_id',
    orderBy: 'id',
    columns: {
      id: 'exported',
      author_id: ownNumber,
      title: 'exported',
      chef_name: 'exported',
      chef_image: 'exported',
      image: 'exported',
      ingredients: 'exported',
      instructions: 'exported',
      url: 'exported',
      more_info_url: 'exported',
      prep_time: 'exported',
      prep_minutes: derived,
      servings: 'exported',
      country_of_origin: 'exported',
      diet_type: 'exported',
      cover_key: 'not: the drawn picture itself is in the ZIP',
      cover_color: derived,
      cover_focus: derived,
      is_shelved: 'not: true of all recipes of who is leaving, and of no others',
      created_at: 'exported',
      updated_at: 'exported',
      held: 'exported',
    },
  },
  recipe_counts: {
    columns: {
      recipe_id: inner,
      rating: 'not: in recipe.json, as aggregateRating',
      rating_count: 'not: in recipe.json, as aggregateRating',
      rating_sum: derived,
      weighted_rating: derived,
      comment_count: 'not: what others did',
      bookmark_count: 'not: what others did',
      is_shelved: inner,
    },
  },
  recipe_search: {
    columns: {
      recipe_id: inner,
      author_id: inner,
      prep_minutes: derived,
      servings: derived,
      diet: derived,
      country: derived,
      title_words: derived,
      ingredient_words: derived,
      other_words: derived,
    },
  },
  recipe_facets: { columns: { kind: ofTheSite, value: ofTheSite, slot: ofTheSite, count: ofTheSite } },
  search_words: {
    columns: {
      word: ofTheSite,
      spelling: ofTheSite,
      title_count: ofTheSite,
      main_count: ofTheSite,
      total_count: ofTheSite,
    },
  },
  comments: {
    whose: 'author_id',
    orderBy: 'id',
    columns: {
      id: 'exported',
      recipe_id: 'exported',
      author_id: ownNumber,
      content: 'exported',
      created_at: 'exported',
      held: 'exported',
    },
  },
  ratings: {
    whose: 'user_id',
    orderBy: 'recipe_id',
    columns: { recipe_id: 'exported', user_id: ownNumber, stars: 'exported', updated_at: 'exported' },
  },
  bookmarks: {
    whose: 'user_id',
    orderBy: 'recipe_id',
    columns: { recipe_id: 'exported', user_id: ownNumber, created_at: 'exported' },
  },
  follows: {
    whose: 'follower_id',
    orderBy: 'followed_id',
    columns: { follower_id: ownNumber, followed_id: 'exported', created_at: 'exported' },
  },
  blocks: {
    whose: 'blocker_id',
    orderBy: 'id',
    columns: { id: inner, blocker_id: ownNumber, blocked_id: 'exported', created_at: 'exported' },
  },
  notifications: {
    whose: 'user_id',
    orderBy: 'id',
    columns: {
      id: inner,
      user_id: ownNumber,
      actor_id: 'exported',
      kind: 'exported',
      recipe_id: 'exported',
      comment_id: 'exported',
      created_at: 'exported',
    },
  },
  site_notifications: {
    whose: 'user_id',
    orderBy: 'id',
    columns: {
      id: inner,
      user_id: ownNumber,
      kind: 'exported',
      action_id: 'exported',
      case_id: 'exported',
      created_at: 'exported',
    },
  },
  sessions: {
    whose: 'user_id',
    orderBy: 'token_hash',
    columns: {
      token_hash: secret,
      user_id: ownNumber,
      admin_id: ofAnAdministrator,
      browser: 'exported',
      system: 'exported',
      device: 'exported',
      place: 'exported',
      created_at: 'exported',
      last_seen_at: 'exported',
      expires_at: 'exported',
      proved_at: inner,
      passkey_id: inner,
    },
  },
  second_factors: {
    whose: 'user_id',
    orderBy: 'user_id',
    columns: {
      user_id: ownNumber,
      secret,
      recovery_salt: secret,
      started_at: 'exported',
      confirmed_at: 'exported',
      last_step: inner,
    },
  },
  recovery_codes: { columns: { user_id: ownNumber, code_hash: secret } },
  passkeys: {
    whose: 'user_id',
    orderBy: 'id',
    columns: {
      id: inner,
      user_id: ownNumber,
      credential_id: inner,
      public_key: inner,
      counter: inner,
      transports: inner,
      kind: 'exported',
      name: 'exported',
      created_at: 'exported',
      last_used_at: 'exported',
    },
  },
  passkey_challenges: {
    columns: {
      challenge_hash: secret,
      user_id: ownNumber,
      purpose: inner,
      created_at: inner,
      expires_at: inner,
    },
  },
  identities: {
    whose: 'user_id',
    orderBy: 'id',
    columns: {
      id: inner,
      user_id: ownNumber,
      provider: 'exported',
      subject: 'exported',
      created_at: 'exported',
      last_used_at: 'exported',
    },
  },
  provider_visits: {
    columns: {
      state_hash: secret,
      secret_hash: secret,
      user_id: ownNumber,
      provider: inner,
      created_at: inner,
      expires_at: inner,
    },
  },
  sign_in_tickets: {
    columns: {
      token_hash: secret,
      user_id: ownNumber,
      wrong_codes: inner,
      created_at: inner,
      expires_at: inner,
    },
  },
  known_networks: {
    whose: 'user_id',
    orderBy: 'network',
    columns: {
      user_id: ownNumber,
      admin_id: ofAnAdministrator,
      network: 'exported',
      last_seen_at: 'exported',
    },
  },
  email_changes: {
    whose: 'user_id',
    orderBy: 'id',
    columns: {
      id: inner,
      user_id: ownNumber,
      old_email: 'exported',
      old_email_key: derived,
      is_old_verified: inner,
      new_email: 'exported',
      new_email_key: derived,
      state: 'exported',
      confirm_hash: secret,
      undo_hash: secret,
      created_at: 'exported',
      expires_at: 'exported',
      undo_until: 'exported',
    },
  },
  one_time_links: {
    whose: 'user_id',
    orderBy: 'token_hash',
    columns: {
      token_hash: secret,
      purpose: 'exported',
      user_id: ownNumber,
      email_key: 'exported',
      created_at: 'exported',
      expires_at: 'exported',
    },
  },
  uploads: {
    whose: 'owner_id',
    orderBy: 'key',
    columns: {
      key: 'exported',
      owner_id: ownNumber,
      kind: 'exported',
      bytes: 'exported',
      created_at: 'exported',
    },
  },
  contact_messages: {
    // Whoever signs up with somebody else's address must not get what came from there.
    whose: 'verified address',
    orderBy: 'id',
    columns: {
      id: inner,
      first_name: 'exported',
      last_name: 'exported',
      email: 'exported',
      phone_number: 'exported',
      inquiry_type: 'exported',
      message: 'exported',
      created_at: 'exported',
    },
  },
  departures: {
    whose: 'user_id',
    orderBy: 'user_id',
    columns: {
      user_id: ownNumber,
      asked_at: 'exported',
      leaves_at: 'exported',
      keeps_recipes: 'exported',
      other_addresses: 'not: in email_changes.json when they were asked for',
      return_hash: secret,
      return_until: inner,
    },
  },
  exports: {
    whose: 'user_id',
    orderBy: 'id',
    columns: {
      id: inner,
      user_id: ownNumber,
      state: inner,
      name: inner,
      parts: inner,
      bytes: inner,
      requested_at: 'exported',
      expires_at: inner,
      mail_hash: secret,
      session_hash: secret,
    },
  },
  content_reports: {
    whose: 'reporter_id',
    orderBy: 'id',
    columns: {
      id: inner,
      case_id: inner,
      reporter_id: ownNumber,
      rule: 'exported',
      rule_name: 'exported',
      explanation: 'exported',
      created_at: 'exported',
    },
  },
  moderation_cases: {
    whose: 'member_id',
    orderBy: 'id',
    columns: {
      id: inner,
      kind: 'exported',
      target_id: 'exported',
      member_id: ownNumber,
      recipe_id: 'exported',
      kept: 'exported',
      kept_upload: 'not: a picture of the member, and in the ZIP itself while it is theirs',
      opened_at: 'exported',
      closed_at: 'exported',
      stage: 'exported',
      waits_since: 'exported',
      held_by_user: moderators,
      held_by_admin: moderators,
      held_until: moderators,
    },
  },
  rule_texts: {
    columns: { revision: ofTheSite, text: ofTheSite, gravity: ofTheSite, published_at: ofTheSite },
  },
  sent_mails: {
    columns: {
      id: inner,
      recipient: 'not: a hash of a mailbox, for a day, so that nobody is mailed without bound',
      kind: inner,
      sent_at: inner,
    },
  },
  rate_counts: {
    columns: {
      key: 'not: a hash, for minutes, so that rates hold in several processes',
      taken: inner,
      ends_at: inner,
    },
  },
  moderation_actions: {
    whose: 'member_id',
    orderBy: 'id',
    columns: {
      id: 'exported',
      case_id: inner,
      member_id: ownNumber,
      kind: 'exported',
      rule: 'exported',
      rule_name: 'exported',
      reason: 'exported',
      by_user: moderators,
      by_admin: moderators,
      decided_at: 'exported',
      ends_at: 'exported',
      before: 'exported',
      undone_at: 'exported',
      undo_reason: 'exported',
      replaces: 'exported',
      mended_at: 'exported',
      read_at: 'exported',
      appeal_text: 'exported',
      appealed_at: 'exported',
      appeal_outcome: 'exported',
      appeal_reason: 'exported',
      appeal_decided_at: 'exported',
    },
  },
  moderators: {
    whose: 'user_id',
    orderBy: 'user_id',
    columns: { user_id: ownNumber, named_at: 'exported', named_by: ofAnAdministrator },
  },
  moderation_figures: {
    columns: { month: ofTheSite, kind: ofTheSite, rule: ofTheSite, rule_name: ofTheSite, count: ofTheSite },
  },
  decision_hours: { columns: { month: ofTheSite, hours: ofTheSite, count: ofTheSite } },
  'mezani_audit.audit_log': {
    columns: {
      id: ofTheLog,
      at: ofTheLog,
      actor_kind: ofTheLog,
      actor_user: ofTheLog,
      actor_admin: ofTheLog,
      action: ofTheLog,
      case_id: ofTheLog,
      member_id: ofTheLog,
      before: ofTheLog,
      after: ofTheLog,
      network: ofTheLog,
      request_id: ofTheLog,
    },
  },
  write_marks: { columns: { user_id: inner, lsn: 'not: how far a replica must be, for a moment' } },
  admins: {
    columns: {
      id: ofAnAdministrator,
      email: ofAnAdministrator,
      email_key: ofAnAdministrator,
      password_hash: ofAnAdministrator,
      created_at: ofAnAdministrator,
    },
  },
  admin_second_factors: {
    columns: {
      admin_id: ofAnAdministrator,
      secret: ofAnAdministrator,
      recovery_salt: ofAnAdministrator,
      started_at: ofAnAdministrator,
      confirmed_at: ofAnAdministrator,
      last_step: ofAnAdministrator,
    },
  },
  admin_recovery_codes: { columns: { admin_id: ofAnAdministrator, code_hash: ofAnAdministrator } },
  admin_sign_in_tickets: {
    columns: {
      token_hash: ofAnAdministrator,
      admin_id: ofAnAdministrator,
      wrong_codes: ofAnAdministrator,
      created_at: ofAnAdministrator,
      expires_at: ofAnAdministrator,
    },
  },
  backup_runs: {
    columns: {
      id: ofTheSite,
      kind: ofTheSite,
      started_at: ofTheSite,
      finished_at: ofTheSite,
      is_successful: ofTheSite,
      bytes: ofTheSite,
      failure: ofTheSite,
    },
  },
  replication_terms: { columns: { id: ofTheSite, began_at: ofTheSite } },
  site_facts: { columns: { name: ofTheSite, value: ofTheSite, created_at: ofTheSite } },
}

/** The columns of a table that a ZIP has. */
export const exportedColumns = ({ columns }: { columns: Record<string, Tag> }): string[] =>
  Object.keys(columns).filter(column => columns[column] === 'exported')
