export const notices = 'Notices'
