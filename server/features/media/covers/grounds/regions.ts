import type { Words } from '../words/words.ts'
import { words } from '../words/words.ts'
import type { Region } from './choose-ground.ts'

/** Countries and the words people use for their kitchens; the first row that matches decides. */
export const groundWords: readonly (readonly [Region, Words])[] = [
  ['basket', words('ethiopia*, eritrea*, somali*, djibouti*')],
  [
    'kitenge',
    words(
      'kenya*, tanzania*, zanzibar*, uganda*, rwanda*, burundi*, congo*, drc, nigeria*, ghana*, senegal*, cameroon*, africa*, mali, malian, ivory coast, cote d ivoire, ivoir*, benin*, togo*, gambia*, guinea*, sierra leone, liberia*, burkina*, niger, chad, gabon*, angola*, zambia*, zimbabwe*, malawi*, mozambi*, botswana*, namibia*, south sudan, sudan*, madagascar*, mauritius, swahili',
    ),
  ],
  [
    'tile',
    words(
      'morocc*, tunisia*, algeria*, libya*, egypt*, lebanon, lebanese, syria*, jordan*, palestin*, israel*, turk*, spain, spanish, portug*, iran*, persia*, iraq*, yemen*, saudi*, arab*, emirat*, oman*, malta, maltese, catalan*, andalus*, middle east*',
    ),
  ],
  [
    'aegean',
    words(
      'greece, greek, cyprus, cypriot, balkan*, serbia*, croatia*, bulgaria*, albania*, macedonia*, romania*, bosnia*, montenegr*, sloven*, hungar*, georgia*, armenia*',
    ),
  ],
  [
    'latin',
    words(
      'mexic*, peru*, brazil*, brasil*, chile*, colombia*, argentin*, venezuela*, bolivia*, ecuador*, uruguay*, paraguay*, cuba*, puerto ric*, dominican*, jamaica*, haiti*, caribbean, guatemala*, hondura*, salvador*, nicaragua*, costa rica*, panama*, latin*, trinidad*',
    ),
  ],
  ['waves', words('japan*, korea*, china, chinese, taiwan*, hong kong, asian')],
  ['terrazzo', words('ital*, sicil*, tuscan*, napoli*')],
  [
    'wood',
    words(
      'german*, austria*, swiss, switzerland, swed*, norway, norweg*, denmark, danish, finland, finnish, iceland*, usa, us, united states*, america*, canad*, uk, united kingdom, britain, british, england, english, scot*, wales, welsh, ireland, irish, dutch, netherlands, belgi*, poland, polish, russia*, ukrain*, czech*, lithuania*, latvia*, estonia*, australia*, new zealand*',
    ),
  ],
]
