export const email = 'Email:'
export const password = 'Password:'
export const signIn = 'Sign In'
