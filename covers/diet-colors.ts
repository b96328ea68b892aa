/**
 * The colour of the cloth under a dish of a diet. It is in a separate file, so that code which paints it before the picture has
 * loaded does not load the drawing.
 */
export const dietColors = {
  Vegan: '#3c6a52',
  Vegetarian: '#5f7a3c',
  Pescatarian: '#1f7d78',
  Dash: '#5a7f94',
  Keto: '#2f5f6e',
  Atkins: '#8a4f33',
  'Gluten-Free': '#c08a3a',
  Paleo: '#8a5a3c',
  Mediterranean: '#2f6f8e',
  Dessert: '#b8616b',
}
