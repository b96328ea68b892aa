export const takeSeat = 'Take a seat'
export const takeSeatText = 'Save recipes, rate them and share your own.'

export const username = 'Username'
export const email = 'Email'
export const createAccount = 'Create Account'
export const logInNow = 'Log in now'

export const alreadySeated = <Node>(signInLink: Node) => ['Already have a seat? ', signInLink] as const
export const signIn = 'Sign in'
