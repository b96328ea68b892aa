export const notices = 'Notices'
export const timer = 'notification timer'
