import type { Words } from '../words/words.ts'
import { words } from '../words/words.ts'

/** A part of the world that has its own ground. */
export type Region = 'kitenge' | 'basket' | 'tile' | 'aegean' | 'latin' | 'waves' | 'terrazzo' | 'wood'

/** Countries and the words for their kitchens. The first row that matches decides. */
export const groundWords: readonly (readonly [Region, Words])[] = [
  ['basket', words('ethiopia*, eritrea*, somali*, djibouti*, habesha, uhabeshi')],
  ['latin', words('latin*, south america*, central america*, french guiana, guyan*')],
  [
    'kitenge',
    words(
      'kenya*, tanzania*, zanzibar*, uganda*, rwanda*, burundi*, congo*, drc, rdc, nigeria*, ghana*, senegal*, cameroon*, cameroun*, africa*, afrika*, mali, malian, ivory coast, cote d ivoire, ivoir*, benin*, togo*, gambia*, guinea*, guinee, sierra leone*, liberia*, burkina*, niger, chad, gabon*, angola*, zambia*, zimbabwe*, malawi*, mozambi*, mocambi*, botswana*, namibia*, south sudan, sudan*, madagasc*, malagasy, mauriti*, seychell*, comor*, lesotho, eswatini, swazi*, cape verd*, cabo verd*, sao tome*, swahili, pwani',
    ),
  ],
  [
    'tile',
    words(
      'morocc*, maroc, tunisia*, tunisie, algeri*, libya*, egypt*, misri, lebanon, lebanese, liban, syria*, jordan*, palestin*, israel*, turk*, spain, spanish, espana, portug*, iran*, persia*, iraq*, yemen*, saudi*, arab*, emirat*, uae, oman*, qatar*, kuwait*, bahrain*, malta, maltese, catalan*, catalonia, andalus*, maghreb*, levant*, middle east*, azerbai*',
    ),
  ],
  [
    'aegean',
    words(
      'greece, greek, hellas, cyprus, cypriot, balkan*, serbia*, croatia*, bulgaria*, albania*, macedonia*, kosov*, romania*, moldov*, bosnia*, herzegovina, montenegr*, sloven*, hungar*, magyar*, georgia*, armenia*, mediterranean',
    ),
  ],
  [
    'latin',
    words(
      'mexic*, yucat*, peru*, brazil*, brasil*, bahia*, chile*, colombia*, argentin*, venezuela*, bolivia*, ecuador*, uruguay*, paraguay*, surinam*, belize*, cuba*, puerto ric*, dominica*, jamaica*, haiti*, bahamas, barbados, caribbean, guatemala*, hondura*, salvador*, nicaragua*, costa rica*, panama*, trinidad*, tex mex',
    ),
  ],
  ['waves', words('japan*, korea*, china, chinese, prc, taiwan*, hong kong, macau, macao, mongolia*, asian')],
  ['terrazzo', words('ital*, sicil*, sardin*, tuscan*, toscan*, napoli*, neapolitan, san marino')],
  [
    'wood',
    words(
      'german*, deutsch*, austria*, osterreich, swiss, switzerland, schweiz, liechtenstein, luxemb*, swed*, norway, norweg*, denmark, danish, finland, finnish, iceland*, usa, us, u s, u s a, united states*, america*, marekani, pennsylvania*, cajun, canad*, quebec*, uk, u k, united kingdom, uingereza, great britain, britain, british, england, english, scot*, wales, welsh, ireland, irish, dutch, netherlands, holland, belgi*, poland, polish, polska, russia*, ukrain*, belarus*, czech*, slovak*, lithuania*, latvia*, estonia*, australia*, new zealand*',
    ),
  ],
]
