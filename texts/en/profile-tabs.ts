export const account = 'Account'
export const notifications = 'Notifications'
export const myBookmarks = 'My Bookmarks'
