export const title = 'Go on with your draft'
export const notOpened = 'This draft could not be opened'
export const notOpenedWhy = 'It may have been published or thrown away, or you may be offline.'
export const keepAsDraft = 'Keep as draft'
export const publish = 'Publish'

export const saving = 'Saving…'
export const saved = 'Saved, only you see it'
export const notSaved = 'Not saved yet. What you wrote is on this device.'
/** After `notSaved`. */
export const isRetried = 'It will be sent again automatically.'
export const keptOnDevice =
  'What you wrote was not saved. It is kept on this device, and will be offered when you open the draft again.'
export const changedElsewhere =
  'This draft was changed elsewhere, in another tab or on another device, so what you write here will not be saved.'
export const saveThis = 'Save what is here instead'
export const showOther = 'Show what is there'
export const gone =
  'This draft was published or thrown away elsewhere, so what you write here will not be saved. Copy what you want to keep.'
