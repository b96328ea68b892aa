import type { Text } from './text.ts'

/** Phrases that name a food which is not on the table as such: chicken stock is not chicken, corn starch is not corn. */
const falseFriends = new RegExp(
  `(?<= )(?:${[
    '(?:chicken|beef|vegetable|veggie|fish|meat|mushroom|lamb|turkey|pork|veal|seafood|shrimp|bone) (?:stock|broth|bouillon|consomme|base)(?: cubes?)?',
    '(?:fish|oyster|chilli|chili|plum) sauce',
    '(?:peanut|coconut|sesame|corn|avocado|walnut|almond|sunflower|grape ?seed|soybean) oil',
    '(?:corn|potato|rice|tapioca) (?:starch|flour|syrup|vinegar|wine)',
    'apple cider vinegar',
    '(?:red|white)? ?wine vinegar',
    '(?:garlic|onion|chili|chilli|mustard|tomato|lemon|ginger|milk) (?:powder|salt|pepper)',
    '(?:peanut|almond|cocoa|apple|nut) butter',
    'lemon ?grass',
    'cream of tartar',
    'egg (?:noodles?|wash)',
    'butter ?beans?',
    'ginger ?bread',
    'bread ?crumbs?',
    'shrimp paste',
    'black pepper',
    'meat (?:substitute|tenderizer)',
    'food colou?ring',
  ].join('|')})(?= )`,
  'gu',
)

export const withoutFalseFriends = (ingredients: Text): Text => ingredients.replace(falseFriends, '')
