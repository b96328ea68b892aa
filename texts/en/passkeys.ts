import { formatDate } from '#texts/format/date.ts'

export const heading = 'Passkeys'
export const note = 'Sign in with your fingerprint, face or screen lock, without a password.'
export const none = 'None yet. A phone, a computer or a security key will do.'
export const add = 'Add a passkey'
export const added = 'Added. Give it a name that you will recognise.'
export const notLoaded = 'Your passkeys could not be loaded. Check your connection and try again.'
export const failed = 'That did not work. Check your connection and try again.'
export const knownDevice = 'This device already has a passkey for this account.'
export const addedNeverUsed = (date: Date) => `Added ${formatDate(date)}, never used`
export const addedAndUsed = <Node>(date: Date, time: Node) =>
  [`Added ${formatDate(date)}, used `, time] as const
export const rename = 'Rename'
export const renameOne = (name: string) => `Rename ${name}`
export const name = 'Name'
export const save = 'Save'
export const renamed = 'Renamed.'
export const remove = 'Remove'
export const removeOne = (name: string) => `Remove ${name}`
export const removeQuestion = (name: string) => `Remove ${name}?`
export const removeExplained = 'It will no longer let you in. We will confirm this by email.'
export const removed = 'Removed.'

export const or = 'or'
export const use = 'Use a passkey'
