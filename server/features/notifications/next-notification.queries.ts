import { sql } from 'kysely'

/** The next id of a notification, for events that are notified without a row of `notifications`. */
export const nextNotification = sql<number>`nextval(pg_get_serial_sequence('notifications', 'id'))`
