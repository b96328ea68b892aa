import { sql } from 'kysely'

/** For what is notified without a row of its own: its number among the member's notifications. */
export const nextNotification = sql<number>`nextval(pg_get_serial_sequence('notifications', 'id'))`
