import { formatNumber } from '#texts/format/number.ts'

export const password = 'Password'
export const confirmPassword = 'Confirm Password'
export const atLeastCharacters = (count: number) => `At least ${formatNumber(count)} characters`
