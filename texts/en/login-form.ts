export const welcomeBack = 'Karibu tena'
export const welcomeBackText = 'Welcome back. Your seat is still warm.'

export const email = 'Email'
export const password = 'Password'
export const forgotPassword = 'Forgot Password?'
export const login = 'Login'

export const newAtTheTable = <Node>(signUpLink: Node) => ['New at the table? ', signUpLink] as const
