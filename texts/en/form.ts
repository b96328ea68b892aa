export const needsJavaScript =
  'This form needs JavaScript. Switch it on in your browser and load the page again.'
