/** Countries of origin by tag. */
const countries: Record<string, string> = {
  american: 'United States',
  argentinian: 'Argentina',
  australian: 'Australia',
  austrian: 'Austria',
  belgian: 'Belgium',
  brazilian: 'Brazil',
  chinese: 'China',
  dominican: 'Dominican Republic',
  dutch: 'Netherlands',
  english: 'England',
  filipino: 'Philippines',
  finnish: 'Finland',
  french: 'France',
  german: 'Germany',
  greek: 'Greece',
  hungarian: 'Hungary',
  indian: 'India',
  indonesian: 'Indonesia',
  irish: 'Ireland',
  israeli: 'Israel',
  italian: 'Italy',
  japanese: 'Japan',
  lebanese: 'Lebanon',
  mexican: 'Mexico',
  pennsylvania: 'United States',
  peruvian: 'Peru',
  portuguese: 'Portugal',
  quebec: 'Canada',
  romanian: 'Romania',
  russian: 'Russia',
  spanish: 'Spain',
  swedish: 'Sweden',
  swiss: 'Switzerland',
  thai: 'Thailand',
  tunisian: 'Tunisia',
  turkish: 'Turkey',
  ukrainian: 'Ukraine',
  yucatecan: 'Mexico',
}

const diets: Record<string, string> = { dessert: 'Dessert', keto: 'Keto', vegan: 'Vegan' }

export const countryOfTag = (tag: string): string | undefined => countries[tag]

export const dietOfTag = (tag: string): string | undefined => diets[tag]
