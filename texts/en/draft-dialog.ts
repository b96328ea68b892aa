export const title = 'Go on with your draft'
export const notOpened = 'This draft did not open'
export const notOpenedWhy = 'It may have been published or thrown away, or the network is gone.'
export const keepAsDraft = 'Keep as draft'
export const publish = 'Publish'

export const saving = 'Saving…'
export const saved = 'Saved, only you see it'
export const notSaved = 'Not saved yet. What you wrote is on this device.'
/** After `notSaved`. */
export const isRetried = 'It is sent again by itself.'
export const keptOnDevice =
  'What you wrote was not saved. It is on this device, and offered when you open the draft again.'
export const changedElsewhere =
  'This draft was changed elsewhere, in another tab or on another device, so what you write here is not saved.'
export const saveThis = 'Save what is here instead'
export const showOther = 'Show what is there'
export const gone =
  'This draft was published or thrown away elsewhere, so what you write here is not saved. Copy what you want to keep.'
