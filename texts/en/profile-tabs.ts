export const account = 'Account'
export const security = 'Security'
export const notifications = 'Notifications'
export const myBookmarks = 'My Bookmarks'
