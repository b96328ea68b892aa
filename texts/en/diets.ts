/** By the word that is stored; the form suggests them in this order. */
export const dietLabels = {
  Vegan: 'Vegan',
  Dash: 'Dash',
  Keto: 'Keto',
  Atkins: 'Atkins',
  Pescatarian: 'Pescatarian',
  'Gluten-Free': 'Gluten-Free',
  Dessert: 'Dessert',
  Omnivore: 'Omnivore',
  Vegetarian: 'Vegetarian',
}
