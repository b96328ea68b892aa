export const follow = 'Follow'
export const followChef = (name: string) => `Follow ${name}`
export const followed = (name: string) => `You follow ${name}`

export const unfollow = 'Unfollow'
export const unfollowChef = (name: string) => `Unfollow ${name}`
export const unfollowed = (name: string) => `You no longer follow ${name}`

export const logInFirst = 'Please log in to follow a cook.'
export const failed = 'That did not work. Please try again.'
