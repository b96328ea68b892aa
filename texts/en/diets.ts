/** By the word that is stored. */
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
