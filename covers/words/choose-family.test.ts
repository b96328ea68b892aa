import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Family } from '../dishes/dishes.ts'
import { chooseFamily } from './choose-family.ts'
import { readRecipe } from './recipe.ts'

const familyOf = (title: string, ingredients = ''): Family =>
  chooseFamily(readRecipe({ title, ingredients, countryOfOrigin: '', dietType: '' }), 0)

const named: Record<string, Family> = {
  // Swahili and its neighbours
  'Wali wa nazi': 'rice',
  'Pilau ya nyama': 'rice',
  'Ugali na sukuma wiki': 'ugali',
  'Sukuma wiki': 'greens',
  'Mchuzi wa nyama': 'stew',
  'Samaki wa kukaanga': 'wholeFish',
  'Samaki wa kupaka': 'curry',
  'Kuku choma': 'chicken',
  'Nyama choma': 'steak',
  Maharagwe: 'beans',
  Githeri: 'beans',
  Irio: 'mash',
  Mukimo: 'mash',
  Matoke: 'plantainStew',
  'Ndizi nyama': 'plantainStew',
  'Hilib suqaar': 'tibs',
  'Lega tibs': 'tibs',
  'Ibihaza (pumpkin with beans)': 'pumpkinPot',
  'Poulet à la moambe': 'palmChicken',
  'Muamba de galinha': 'palmChicken',
  'Kedjenou de poulet': 'potChicken',
  Malawax: 'crepes',
  'Malva pudding': 'spongePudding',
  Chapati: 'flatbread',
  'Mandazi ya nazi': 'mandazi',
  Kachumbari: 'choppedSalad',
  'Supu ya kuku': 'brothSoup',
  'Uji wa wimbi': 'porridge',
  'Mkate wa ndizi': 'tinLoaf',
  Mishkaki: 'skewers',
  Sambusa: 'samosa',
  'Chai ya tangawizi': 'hotDrink',
  'Injera with doro wat': 'injera',
  'Jollof rice': 'rice',
  // Spanish and Portuguese
  'Arroz con pollo': 'rice',
  'Sopa de lentejas': 'brothSoup',
  'Ceviche de corvina': 'ceviche',
  'Tortilla española': 'frittata',
  'Pollo asado': 'chicken',
  Empanadas: 'samosa',
  'Bolo de cenoura': 'cake',
  'Feijoada completa': 'stew',
  'Pastéis de nata': 'custardTarts',
  // French
  'Gâteau au chocolat': 'cake',
  'Poulet rôti': 'chicken',
  'Crêpes bretonnes': 'crepes',
  'Soupe à l’oignon': 'brothSoup',
  'Tarte Tatin': 'pie',
  'Crème brûlée': 'pudding',
  'Boeuf bourguignon': 'stew',
  // Italian
  'Zuppa di pesce': 'brothSoup',
  'Spaghetti alla puttanesca': 'noodles',
  'Risotto ai funghi': 'risotto',
  Tiramisù: 'tiramisu',
  'Pizza margherita': 'pizza',
  'Insalata caprese': 'salad',
  'Tagliata di manzo': 'slicedSteak',
  'Pasta alla norma': 'shortPasta',
  'Ratatouille niçoise': 'ratatouille',
  'Salade niçoise': 'salad',
  'Entraña con chimichurri': 'slicedSteak',
  Chimichurri: 'sauce',
  'Gambas al ajillo': 'ajillo',
  'Pollo al ajillo': 'chicken',
  // German
  Apfelkuchen: 'cake',
  Kartoffelpuffer: 'frittata',
  'Wiener Schnitzel': 'cutlet',
  Rösti: 'frittata',
  Linsensuppe: 'dal',
  // Hindi and Urdu
  'Dal tadka': 'dal',
  'Palak paneer': 'curry',
  'Chana masala': 'beans',
  'Tandoori roti': 'flatbread',
  'Chicken biryani': 'rice',
  'Gulab jamun': 'sweetBalls',
  'Dal bhat tarkari': 'thali',
  'Chicken karahi': 'karahi',
  'Shorshe ilish': 'fishSteaks',
  // The Black Sea, the Levant and the Nile
  'İmam bayıldı': 'stuffedAubergine',
  'Imeruli khachapuri': 'cheeseBread',
  'Adjaruli khachapuri': 'cheeseBread',
  Borshch: 'borscht',
  'Ukrainian borscht': 'borscht',
  'Barszcz czerwony': 'borscht',
  Tabbouleh: 'tabbouleh',
  'Taboulé libanais': 'tabbouleh',
  'Shish taouk with cucumber laban': 'skewers',
  'Umm Ali': 'breadPudding',
  Koshari: 'koshari',
  // East Asia
  'Bibimbap with shiitake': 'bibimbap',
  'Gỏi cuốn (summer rolls)': 'summerRolls',
  'Vietnamese spring rolls': 'summerRolls',
  'Mango sticky rice': 'mangoRice',
  'Egg tarts': 'custardTarts',
  Gyudon: 'riceAndSauce',
  'Oyakodon donburi': 'riceAndSauce',
  'Kitsune udon': 'noodleSoup',
  'Phở bò': 'noodleSoup',
  Gyoza: 'dumplings',
  'Pad Thai goong': 'noodles',
  'Mapo tofu (麻婆豆腐)': 'tofu',
  'Shoyu ramen': 'noodleSoup',
  // Heads, companions and phrases
  'Spaghetti sauce': 'sauce',
  'Lemon juice salad dressing': 'sauce',
  'Chicken in red wine vinegar sauce': 'chicken',
  'Easy chicken and rice casserole': 'casserole',
  'Honey garlic chicken with broccoli and brown rice': 'chicken',
  'Fish and chips': 'fishFillet',
  'Chocolate chip cookies': 'cookies',
  'Chocolate lava cake': 'lavaCake',
  'Banana bread': 'tinLoaf',
  'Shepherd’s pie': 'casserole',
  'Horiatiki (Greek salad)': 'salad',
}

describe('chooseFamily', () => {
  for (const [title, family] of Object.entries(named)) {
    it(`lays ${title} as ${family}`, () => assert.equal(familyOf(title), family))
  }

  it('matches whole words only', () => {
    assert.notEqual(familyOf('Pieces of heaven', 'beef'), 'pie')
    assert.notEqual(familyOf('Pricey dinner', 'beef\nonion'), 'rice')
  })

  it('asks the ingredients when the title names nothing known', () => {
    assert.equal(familyOf('Grandmother’s secret', '400 g spaghetti\n2 eggs'), 'noodles')
    assert.equal(familyOf('Sunday surprise', '500 g beef\n1 onion'), 'stew')
    assert.equal(familyOf('Zawadi', 'flour\nsugar\neggs\nbutter'), 'cake')
    assert.notEqual(familyOf('Kumbukumbu', '2 aubergines\n½ lemon, juice only'), 'coldDrink')
  })

  it('always chooses a family', () => {
    assert.ok(familyOf(''))
    assert.ok(familyOf('🍜'))
  })
})
