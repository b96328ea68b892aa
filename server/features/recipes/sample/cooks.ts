import type { SampleCook } from './sample.types.ts'

/** The authors of the sample recipes; all are invented. */
export const sampleCooks: readonly SampleCook[] = [
  {
    username: 'wanjiru',
    firstName: 'Wanjiru',
    lastName: 'Kamau',
    title: 'Nairobi home cook',
    aboutMe:
      'I cook what my mother cooked in Nyeri, on a two-ring stove in Kilimani. Ask me about chapati that stay soft until the next day.',
  },
  {
    username: 'fatma',
    firstName: 'Fatma',
    lastName: 'Said',
    title: 'Spice seller, Stone Town',
    aboutMe:
      'My family has sold cloves and cardamom on Zanzibar for three generations, and we argue about pilau every Friday. Half of what I cook crossed the Indian Ocean with somebody’s grandmother.',
  },
  {
    username: 'achieng',
    firstName: 'Achieng',
    lastName: 'Odhiambo',
    title: 'Night nurse, Kisumu',
    aboutMe:
      'I cook between shifts, so my recipes forgive a phone call. Two years on a ward in Accra taught me how to fry plantain and when to leave rice alone.',
  },
  {
    username: 'neema',
    firstName: 'Neema',
    lastName: 'Mushi',
    title: 'Breakfast stall, Mombasa Old Town',
    aboutMe:
      'By six in the morning I have fried two hundred mandazi and drunk three cups of tea. Coconut goes into nearly everything I make, and nobody has complained yet.',
  },
  {
    username: 'brian',
    firstName: 'Brian',
    lastName: 'Mutua',
    title: 'Lorry driver with a good pot',
    aboutMe:
      'I drive between Mombasa and Bujumbura and collect whatever the kitchens along the road will teach me. At home in Machakos I am only trusted with the fire.',
  },
  {
    username: 'tigist',
    firstName: 'Tigist',
    lastName: 'Bekele',
    title: 'Teacher in Addis Ababa',
    aboutMe:
      'I teach chemistry in the week and make injera on Saturdays, which is the same thing. My berbere comes from my aunt in Gondar and I will not name her price.',
  },
  {
    username: 'leila',
    firstName: 'Leïla',
    lastName: 'Ben Amor',
    title: 'Architect, Tunis',
    aboutMe:
      'I draw houses and judge them by their kitchens. Give me tomatoes, a jar of harissa and twenty minutes, and stay for supper.',
  },
  {
    username: 'eleni',
    firstName: 'Eleni',
    lastName: 'Markou',
    title: 'Gardener, Thessaloniki',
    aboutMe:
      'My grandmother came from the Black Sea coast with a bread board and four recipes, and I have them all. I grow what I can and leave it alone on the plate.',
  },
  {
    username: 'giulia',
    firstName: 'Giulia',
    lastName: 'Ferri',
    title: 'Bookseller, Trieste',
    aboutMe:
      'I live where Italy runs out, and our pots speak three languages. I measure coffee and sugar carefully and everything else with my eyes.',
  },
  {
    username: 'camille',
    firstName: 'Camille',
    lastName: 'Rousseau',
    title: 'Pastry cook back from Abidjan',
    aboutMe:
      'Trained in Lyon, then nine years of markets from Dakar to Kinshasa, which undid most of my training for the better. I still weigh my butter to the gram.',
  },
  {
    username: 'kenji',
    firstName: 'Kenji',
    lastName: 'Mori',
    title: 'Ship’s cook, Yokohama',
    aboutMe:
      'I write down one dish in every port and practise it until the crew stops being polite. On land I make broth, slowly, with the window open.',
  },
  {
    username: 'suda',
    firstName: 'Suda',
    lastName: 'Rattana',
    title: 'Street cook, Bangkok',
    aboutMe:
      'One wok, one gas ring, one corner of Charoen Krung for eighteen years. I write recipes the way I cook, with everything cut before the fire is lit.',
  },
  {
    username: 'rosa',
    firstName: 'Rosa',
    lastName: 'Quispe',
    title: 'Home cook, Lima',
    aboutMe:
      'Born high up in Cusco and raised by the sea in Callao, so I own both kinds of soup pot. I squeeze limes gently and tell everyone else to do the same.',
  },
]
