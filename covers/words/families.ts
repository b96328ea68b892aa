import type { Family } from '../dishes/dishes.ts'

/**
 * Words that name a form of dish. Within one part of a title, a longer phrase beats a shorter one, and the last beats the first
 * ('spaghetti sauce' is a sauce). Dish names in most of these languages have their head there, or before a short word ('sopa de
 * lentejas' is a soup).
 */
export const forms: readonly (readonly [Family, string])[] = [
  // grains
  [
    'rice',
    'rice, pilau, pilaf, pilaw, plov, pulao, biryani, biriyani, biriani, wali, arroz, riz, riso, reis, jollof, jambalaya, nasi goreng, nasi lemak, nasi, fried rice, chaufa, kabsa, mandi, machboos, mujadara, gallo pinto, mexican rice, rice and beans, wali wa nazi, thieboudienne, ceebu jen, waakye, cajun rice, dirty rice',
  ],
  ['risotto', 'risotto, orzotto, arroz meloso, buckwheat, kasha, farro, freekeh'],
  ['paella', 'paella, arroz negro, fideua, arroz al horno, baked rice'],
  ['couscous', 'couscous, cous cous, kuskus, bulgur, bulghur, quinoa, kisir'],
  [
    'riceAndSauce',
    'donburi, gyudon, katsudon, oyakodon, katsu curry, rice bowl, wali na mchuzi, wali na maharagwe, curry rice, loco moco, bulgogi, adobo, butadon, don',
  ],
  ['bibimbap', 'bibimbap, bi bim bap, bibimpap, dolsot bibimbap, dolsot, 비빔밥, bibimbab'],
  [
    'mangoRice',
    'mango sticky rice, sticky rice and mango, sticky rice mango, mangoes and sticky rice, khao niao mamuang, khao niaow mamuang, khao neow mamuang, khao niew mamuang, ข้าวเหนียวมะม่วง, mango rice pudding',
  ],
  ['koshari', 'koshari, kushari, koshary, kosheri, kushary, koushari'],
  [
    'thali',
    'thali, dal bhat, daal bhat, dal bhat tarkari, daal bhat tarkari, dal bhaat, rice and curry, sadya',
  ],
  [
    'grainBowl',
    'buddha bowl, poke, poke bowl, grain bowl, bulghur bowl, quinoa bowl, power bowl, chicken bulghur bowls, burrito bowl, bowls',
  ],
  // noodles
  [
    'noodles',
    'noodle, spaghetti, linguine, linguini, fettuccine, fettucine, tagliatelle, pappardelle, capellini, vermicelli, bucatini, pad thai, pad see ew, lo mein, chow mein, chowmein, yakisoba, yaki udon, mie goreng, mi goreng, japchae, singapore noodles, pancit, carbonara, cacio e pepe, puttanesca, amatriciana, tetrazzini, spaghetti and meatballs, alfredo, spatzle, spaetzle, tambi, zoodle, dan dan, burning noodles',
  ],
  [
    'noodleSoup',
    'ramen, udon, soba, pho, pho soup, noodle soup, chicken noodle soup, laksa, tom yam kung noodle soup, bun bo, boat noodles, wonton soup, instant noodles, khao soi, bun bo hue, japanese noodle soup',
  ],
  [
    'shortPasta',
    'pasta, macaroni, makaroni, penne, rigatoni, fusilli, farfalle, orecchiette, ziti, mostaccioli, mac and cheese, mac n cheese, mac n, casarecce, alplermagronen, magronen, pasta alla norma, arrabbiata, schinkenfleckerl, pasta e fagioli, gnocchi, gnudi, trofie, primavera, stroganoff pasta, hamburger and macaroni, hamburger helper, orzo, ditalini, conchiglie',
  ],
  [
    'filledPasta',
    'ravioli, tortellini, tortelloni, agnolotti, cappelletti, maultaschen, manti, casio in pastelletto',
  ],
  // soups and stews
  [
    'creamSoup',
    'cream soup, bisque, veloute, chowder, potage, leek soup, potato leek soup, pumpkin soup, tomato soup, squash soup, carrot soup, broccoli soup, mushroom soup, corn soup, pea soup, cauliflower soup, vichyssoise, gazpacho, salmorejo, erwtensoep, snert, pepper soup puree, cream of, autumn soup, butternut soup, potato soup, bell pepper soup, kurbissuppe, yogurt soup, cold borscht, okroshka, crema de, cheese soup, borscht cold',
  ],
  [
    'brothSoup',
    'soup, sopa, soupe, suppe, zuppa, supu, sup, minestrone, broth, consomme, stock, miso soup, miso, tom yum, tom yam, tom kha, caldo, bouillon, egg drop, stracciatella, wonton, sinigang, bone broth, mchuzi wa supu, pozole, menudo, harira, chicken soup, matzo ball soup, rasam, sambar, french onion soup, onion soup, ribollita, avgolemono, shchi, ukha, solyanka, aljotta, stone soup, canh, tinola, jjigae, sundubu, kimchi jjigae, hot pot, shabu',
  ],
  [
    'borscht',
    'borscht, borshch, borsch, borshcht, barszcz, barszcz czerwony, borshtch, red borscht, ukrainian borscht, beet soup, beetroot soup, cold beet soup, cold beetroot soup, cold borscht, borscht cold, chlodnik, saltibarsciai, holodnik, борщ',
  ],
  [
    'stew',
    'stew, goulash, gulasch, gulyas, ragu, chili, chilli, chili con carne, chilli con carne, gumbo, cassoulet, casserole stew, bourguignon, boeuf bourguignon, carbonade, carbonnade, stoofvlees, stroganoff, stroganov, paprikash, caponata, mchuzi, karanga, nyama ya kukaanga, estofado, guiso, ragout, eintopf, irish stew, scouse, feijoada, moqueca, cazuela, ropa vieja, barbacoa, carnitas, fricassee, blanquette, pot au feu, pot roast, etouffee, bredie, potjie, potjiekos, kaldereta, kalderetang, menudo stew, wat, wot, doro wat, egusi, groundnut stew, maafe, mafe, ndole, okra soup, ogbono, domoda, yassa, braise, braised, daube, osso buco, ossobuco, coq au vin, beef tips, sauerbraten, frijol con puerco, pisto, lecso, bigos, beef in, matumbo, ginataan*, sukiyaki, sloppy joe, pulled rabbit, rabbits with onions, kung pao stew',
  ],
  [
    'curry',
    'curry, curries, karhi, korma, tikka masala, masala, vindaloo, rogan josh, jalfrezi, madras, makhani, butter chicken, saag, palak, palak paneer, paneer, bhuna, dopiaza, rendang, massaman, panang, green curry, red curry, katsu, kupaka, paka, kuku paka, samaki wa kupaka, samaki wa nazi, kuku wa nazi, mchuzi wa nazi, curry goat, bunny chow, bhindi masala, baingan bharta, aloo gobi, kofta curry',
  ],
  [
    'plantainStew',
    'matoke, matooke, katogo, matoke stew, ibitoke, igitoki, agatogo, ndizi nyama, ndizi za nyama, mtori, stewed plantain, plantain stew, green banana stew, matoke wa nyama, bananas in groundnut sauce',
  ],
  [
    'pumpkinPot',
    'ibihaza, pumpkin with beans, pumpkin and beans, pumpkin and bean stew, beans and pumpkin, squash and beans, ikivunde',
  ],
  [
    'ratatouille',
    'ratatouille, ratatouille nicoise, ratatouille provencale, tian, tian provencal, vegetable tian, confit byaldi, byaldi, briam, tourlou, turlu, bohemienne',
  ],
  [
    'palmChicken',
    'moambe, mwambe, muamba, muamba de galinha, poulet moambe, poulet a la moambe, moambe chicken, chicken moambe, nyembwe, poulet nyembwe, moamba, moamba de galinha, palm nut chicken, palm nut soup, palm nut stew, banga, banga soup, mbanga, abenkwan, chicken in palm',
  ],
  ['potChicken', 'kedjenou, kedjenou de poulet, poulet kedjenou, kejenou, chicken kedjenou, kuku wa chungu'],
  [
    'fishSteaks',
    'shorshe ilish, sorshe ilish, shorshe, shorshe maach, ilish, elish, hilsa, ilish bhapa, bhapa ilish, macher jhol, machher jhol, maacher jhol, doi maach, doi mach, fish in mustard sauce, fish steak curry',
  ],
  [
    'karahi',
    'karahi, kadai, kadhai, karai, chicken karahi, karahi gosht, mutton karahi, kadai chicken, kadai paneer, karahi paneer, balti, chicken balti, balti chicken',
  ],
  [
    'beans',
    'bean, beans, maharagwe, githeri, frijoles, frijol, feijao, fagioli, faba, ful, ful medames, baked beans, refried beans, chickpea, chickpeas, chana masala, chole, rajma, succotash, maque choux, ndengu, kunde, mbaazi, drunken beans, garbanzos, bohnen, cooked chickpeas, pasta e ceci, edamame, cowpeas, black eyed peas, hoppin john, muthokoi, borlotti',
  ],
  [
    'dal',
    'dal, daal, dahl, dhal, lentil, lentils, lentil soup, lentejas, linsen, linsensuppe, lenticchie, kamande, masoor, dengu, egyptian lentils, lentil curry, misir, misir wat, shiro, mujaddara, lentil stew',
  ],
  ['tagine', 'tagine, tajine, tangia, mrouzia'],
  // salads and greens
  [
    'salad',
    'salad, salade, salat, insalata, ensalada, salada, saladi, caesar salad, greek salad, horiatiki, fattoush, salade nicoise, nicoise salad, salad nicoise, cobb, waldorf, caprese, arugula, green salad, garden salad, shirazi salad',
  ],
  [
    'choppedSalad',
    'kachumbari, kachumber, pico de gallo, shirazi, israeli salad, salsa fresca, corn salsa, salsa, som tam, larb, cornbread salad, chopped salad, panzanella',
  ],
  [
    'tabbouleh',
    'tabbouleh, tabouleh, tabouli, tabbouli, tabule, taboule, tabuleh, taboulleh, tabboule, tabbouleh salad, taboule libanais, parsley salad',
  ],
  [
    'slaw',
    'slaw, coleslaw, cole slaw, carrot salad, krautsalat, sauerkraut, kimchi salad, beet salad, rotkohl, remoulade, kapusta',
  ],
  [
    'greens',
    'sukuma wiki, sukuma, greens, collard greens, collards, mchicha, kale, spinach, managu, terere, callaloo, gomen, horta, mustard greens, creamed spinach, chard, couve, mrenda, kunde leaves, matembele, kisamvu, sag',
  ],
  [
    'creamySalad',
    'potato salad, pasta salad, macaroni salad, tuna salad, egg salad, crab salad, chicken salad, kartoffelsalat, olivier, ensaladilla, russian salad, surimi, ham salad, waldorf salad',
  ],
  [
    'beanSalad',
    'bean salad, three bean salad, chickpea salad, lentil salad, corn salad, cannellini bean salad, black bean salad, white bean salad, esquites, cowboy caviar',
  ],
  ['ceviche', 'ceviche, cebiche, tiradito, aguachile, kinilaw, poisson cru, poke fish, crudo, sashimi'],
  // starches
  [
    'ugali',
    'ugali, fufu, foufou, sadza, nsima, nshima, pap, posho, banku, eba, kenkey, amala, polenta, mamaliga, corn polenta, grits, shrimp and grits, tuwo, kuon, sima, asida, bazin, pounded yam, tom brown, busaa',
  ],
  [
    'mash',
    'mash, mashed, mashed potato, mashed potatoes, puree, mukimo, irio, colcannon, champ, stoemp, stamppot, hutspot, aligot, sweet potato mash, purea, pure, kartoffelpuree, potato puree',
  ],
  [
    'porridge',
    'porridge, uji, oatmeal, oats, overnight oats, granola, muesli, cereal, congee, jook, rice pudding, risengrod, milchreis, arroz con leche, arroz doce, kheer, semolina, cream of wheat, chia, grutze, bircher, bubur, champorado, smoothie bowl, acai, acai bowl, firni, sutlac, ogi, kunu, merchants buckwheat, payasam, halwa, halva',
  ],
  ['injera', 'injera, doro wat injera, doro wot, beyaynetu, kitfo, injera with doro wat'],
  // breads
  [
    'tibs',
    'tibs, lega tibs, derek tibs, awaze tibs, zilzil tibs, beef tibs, lamb tibs, tibs wat, shekla tibs, suqaar, hilib suqaar, suqaar hilib, beef suqaar, sukaar',
  ],
  [
    'flatbread',
    'chapati, chapatti, chapo, roti, naan, nan, naan bread, paratha, pita, pitta, flatbread, tortilla, tortillas, lavash, puri, poori, bhatura, arepa, pupusa, dosa, appam, canjeero, lahoh, anjero, sabaayad, msemen, baghrir, piadina, bannock, lefse, turmeric flatbread, bolo do caco, frybread, fry bread, torta frita, gozleme, kitcha, yufka, matzo, tortilla chips homemade, mkate wa kumimina, vitumbua',
  ],
  [
    'crepes',
    'crepe, crepes, malawax, malawah, malawach, galette, galettes, blini, blinis, palatschinken, pannekoek, pannkakor, swedish pancakes, french crepes, kaiserschmarrn, lemberek, blintz, frixuelos, flensjes, fritatem',
  ],
  [
    'pizza',
    'pizza, pizze, pizzette, flammkuchen, tarte flambee, lahmacun, manakish, manakeesh, pide, calzone, pissaladiere, pan pizza',
  ],
  [
    'cheeseBread',
    'khachapuri, imeruli khachapuri, megruli khachapuri, imeruli, imeretian khachapuri, adjaruli khachapuri, adjaruli, acharuli khachapuri, khychin, georgian cheese bread, cheese bread georgian, lobiani',
  ],
  [
    'loaf',
    'bread, mkate, pan, pain, pane, brot, pao, chleb, loaf, baguette, sourdough, ciabatta, challah, zopf, brioche, boule, damper, soda bread, sourdough bread, rye bread, batard, tsoureki, potato bread, no knead bread, italian bread, stollen, panettone, babka, hefezopf',
  ],
  [
    'tinLoaf',
    'banana bread, mkate wa ndizi, zucchini bread, pumpkin bread, gingerbread loaf, pound cake, sandwich bread, coconut bread, keto bread, keto coconut bread, cake loaf, fruit bread, tea loaf, lemon loaf, mkate wa sinia, ontbijtkoek, marble cake, loaf cake, madeira cake, plum cake loaf, date loaf, brown bread, white bread, toast bread, mkate wa mayai, mkate wa boflo, mkate wa maji, bara brith, barmbrack',
  ],
  [
    'rolls',
    'roll, rolls, bun, buns, biscuit southern, southern biscuits, scone, scones, bagel, bagels, pretzel, pretzels, brezel, dinner rolls, cinnamon roll, cinnamon rolls, kanelbullar, hot cross buns, brotchen, pao de queijo, panini bread, red bean buns, mantou, bao buns, parker house, croissant, croissants, english muffin, english muffins, pan de sal, conchas, concha, medialunas, popovers, kaiser, biscuits and gravy, chelsea bun, semlor, sausage bun, brown butter cinnamon sugar biscuits, pampushky, bread rolls, choux, profiterole, profiteroles, eclair, eclairs',
  ],
  [
    'toast',
    'toast, french toast, garlic toast, bruschetta, crostini, croque monsieur, croque madame, croque, torrijas, torrija, pain perdu, avocado toast, garlic bread, welsh rarebit, croutons, smorrebrod, tartine, crouton, bruschette, pan con tomate, texas toast, eggy bread, melba, croque monsieur bites, montadito',
  ],
  ['focaccia', 'focaccia, fougasse, foccacia, sheet pan pizza, sicilian pizza, coca de'],
  // fried dough and pastry
  [
    'mandazi',
    'mandazi, mahamri, maandazi, mamri, ngumu, kangumu, half cake, half cakes, beignet, beignets, sopapilla, sopapillas',
  ],
  [
    'fritters',
    'fritter, fritters, bhajia, bhaji, pakora, pakoras, falafel, kaimati, akara, acaraje, puff puff, bofrot, castagnole, quarkballchen, oliebollen, zeppole, croquette, croquettes, croquetas, croqueta, arancini, supli, kroketten, hush puppies, hushpuppies, pholourie, kachori, hash browns bites, tater tots, loukoumades, boortsog, sardine cakes, fish cakes, fishcakes, fish cake, crab cakes, crab cake, vadai, vada, viazi karai, bitterballen, takoyaki, frikadellen, patties fish, struffoli, munini, gulab jamun fried, buñuelos, bunuelos, pozharskiye cutlets, kotleti, kotlety, pozharskiye, corn fritters, egg chop',
  ],
  [
    'doughnuts',
    'doughnut, doughnuts, donut, donuts, berliner, krapfen, churro, churros, paczki, cruller, koeksister, koeksisters, pon de ring',
  ],
  [
    'samosa',
    'samosa, samosas, sambusa, sambusas, sambusek, empanada, empanadas, pasty, pasties, cornish pasty, turnover, turnovers, chausson, pirozhki, meat pie kenyan, jamaican patty, borek triangles, bourekas, fatayer, calzone fritto, puff pastry, spanakopita, wellington bites',
  ],
  [
    'dumplings',
    'dumpling, dumplings, gyoza, jiaozi, momo, momos, mandu, pierogi, pierogies, vareniki, varenyky, pelmeni, wontons, potsticker, potstickers, siu mai, dim sum, xiao long bao, har gow, knodel, kroppkakor, bao, baozi, char siu bao, khinkali, shumai, tteok, kluski, nan s dumplings, grands peres, maple dumplings',
  ],
  [
    'springRolls',
    'spring roll, spring rolls, egg roll, egg rolls, lumpia, nem, cha gio, sausage roll, sausage rolls, taquito, taquitos, flautas, borek, burek, boerek, cigarillos, chimichanga, cannoli, pigs in blankets, pigs in a blanket, enchilada, enchiladas, roulade, rollmops',
  ],
  [
    'summerRolls',
    'summer roll, summer rolls, goi cuon, fresh spring roll, fresh spring rolls, vietnamese spring roll, rice paper roll, rice paper rolls, bi cuon, nem cuon, rouleau de printemps, rouleaux de printemps',
  ],
  [
    'crisps',
    'chips kettle, kettle chips, crisps, potato chips, tortilla chips, nachos, chicharrones, chicharron, grostoli, chiacchiere, crostoli, angel wings, jerky, biltong, crackers, cracker, cassava chips, kale chips, papad, papadum, prawn crackers, banana chips, pork rinds, faworki',
  ],
  [
    'fries',
    'fries, chips, french fries, sweet potato fries, chips masala, chips mayai, pommes frites, frites, poutine, patatas fritas, wedges, pommes, steak fries, patatine',
  ],
  // sweet
  [
    'cake',
    'cake, cakes, keki, kuchen, torta, torte, gateau, bolo, pastel de, tarta, bizcocho, birthday cake, cheesecake, carrot cake, red velvet, sponge, victoria sponge, pastel, ciasto, tort, butter cake, yogurt cake, coffee cake, dump cake, bundt, chiffon, angel food, tres leches, shortcake, king cake, basbousa, revani, kasutera, castella, pan di spagna, *kuchen, *torte, panforte, simnel, black forest, opera, sacher, cuca, scandinavian coffee cake',
  ],
  [
    'lavaCake',
    'lava cake, lavacake, chocolate lava cake, molten cake, molten chocolate cake, moelleux, fondant, fondant au chocolat, mi cuit, chocolate fondant, coulant',
  ],
  [
    'pudding',
    'pudding, flan, creme caramel, panna cotta, creme brulee, custard, blancmange, budino, pudim, plum pudding, batter pudding, lemon pudding, orange pudding, cocoa nut pudding, gooseberry pudding, mousse au chocolat set, bavarois, puding, clafoutis, far breton, christmas pudding, jello, gelatina, jelly, quindim, spotted dick, steamed pudding',
  ],
  [
    'spongePudding',
    'malva, malva pudding, malvapoeding, malva poeding, sticky toffee pudding, sticky date pudding, sponge pudding, treacle sponge, treacle sponge pudding, cape brandy pudding, tipsy tart, tipsy pudding, toffee pudding',
  ],
  [
    'breadPudding',
    'umm ali, om ali, oum ali, umm aly, omm ali, um ali, bread pudding, bread and butter pudding, capirotada, shahi tukda, shahi tukra, double ka meetha, eish el saraya',
  ],
  [
    'pie',
    'pie, pies, tart, tarts, tarte, crostata, quiche, quiche lorraine, apple pie, pot pie, potpie, tourtiere, galette des rois, pecan pie, pumpkin pie, key lime pie, lemon tart, tarta de santiago, tarte tatin, linzer torte, cobbler, crumble, crisp apple, apple crisp, streusel, banoffee, mazurek, cuca italiana, kasetorte, lothringer kasetorte, shoofly, pithivier, pithiviers, shortcrust pie, cinque pi, tarte merengada, treacle tart, bakewell, pastiera, baklava, kunafa, knafeh',
  ],
  [
    'custardTarts',
    'pasteis de nata, pastel de nata, pasteis de belem, pastel de belem, portuguese tart, portuguese tarts, portuguese custard tarts, custard tart, custard tarts, egg tart, egg tarts, dan tat, egg custard tart, egg custard tarts',
  ],
  [
    'strudel',
    'strudel, apple strudel, apfelstrudel, wellington, beef wellington, salmon en croute, coulibiac, potica, struklji, jalousie, swiss roll, log, yule log, buche, buche de noel',
  ],
  [
    'compote',
    'compote, applesauce, apple sauce, apfelmus, kompott, stewed fruit, strawberry compote, fruit soup, rote grutze, poached fruit',
  ],
  [
    'traybake',
    'brownie, brownies, blondie, blondies, bars, bar, cornbread, corn bread, traybake, fudge, toffee, flapjack, slice, squares, nougat, turrones, turron, marzipan, lamington, rocky road, baklawa squares, kashata, mithai, barfi, burfi, halwa squares, rice krispies, cornbread muffins, granola bars, protein bars, millionaires shortbread, gingerbread, lebkuchen, parkin, caramels',
  ],
  [
    'muffins',
    'muffin, muffins, cupcake, cupcakes, yorkshire pudding, yorkshire puddings, popover, queen cake, queen cakes, fairy cakes, egg muffins, friands, financier, madeleine, madeleines, bran muffins, kaab el ghazal',
  ],
  [
    'tiramisu',
    'tiramisu, trifle, charlotte, icebox cake, eclair cake, banana pudding, malakoff, zuppa inglese, dirt cake',
  ],
  [
    'cookies',
    'cookie, cookies, biscuit, biscuits, keks, kekse, platzchen, biscotti, shortbread, short bread, macaroon, macaroons, macaron, macarons, snickerdoodle, snickerdoodles, galletas, alfajor, alfajores, amaretti, speculoos, spekulatius, sand tarts, gingersnaps, oatmeal cookies, anzac, ginger biscuits, biskuti, polvorones, kourabiedes, maamoul, sables, sable, ladyfingers, savoiardi, greek easter cookies, butter biscuits, shortcrust pastry biscuits, jammie dodgers, linzer cookies, vanillekipferl, hobnobs, cats tongues, ricciarelli, tahini short bread',
  ],
  [
    'sweetBalls',
    'brigadeiro, brigadeiros, truffle, truffles, ladoo, laddu, laddoo, energy ball, energy balls, bliss balls, bolinho, bolinhos, bolinhos de coco, beijinho, gulab jamun, rum balls, cake pops, coconut balls, mochi, tang yuan, daifuku, rasgulla, rocher, pralines, bonbon, bonbons, karanga sweets, chocolate balls, peanut butter balls, buckeyes, tteok sweet, kunafa balls, peanut balls',
  ],
  [
    'pancakes',
    'pancake, pancakes, hotcake, hotcakes, drop scones, pikelets, banana pancakes, oatmeal pancakes, oaty pancakes, spiced apple pancakes, danish pancake, pancake souffle, buttermilk pancakes, dorayaki, syrniki, dutch baby, kropsua, baked pancake, oladi, oladyi, aebleskiver, hoe cakes, cachapas, vibibi',
  ],
  ['waffles', 'waffle, waffles, wafel, waffeln, gaufre, gaufres, cinnamon waffles, stroopwafel, pizzelle'],
  [
    'creamBowl',
    'yogurt, yoghurt, jogurt, mtindi, maziwa lala, labneh plain, ice cream, gelato, sorbet, granita, kulfi, mousse, parfait, semifreddo, helado, glace, custard cream, creme anglaise, fool, skyr, kefir, quark dessert, chocolate mousse, panna, frozen yogurt, sherbet, syllabub, posset, zabaglione, eton mess, whipped cream, dulce de leche cream, shrikhand, mahalabia, muhallebi, creme patissiere, cream dessert, nice cream, greek yogurt, honey vanilla ice cream, ambrosia, snow cream, faluda, cranachan',
  ],
  ['pavlova', 'pavlova, meringue, meringues, vacherin, dacquoise, marshmallow, merengue, meringue roulade'],
  [
    'fruit',
    'fruit salad, fruit, fruits, matunda, baked apples, macedonia, fruit platter, poached pears, roasted plums, spiced cantaloupe, cantaloupe, melon, watermelon, embe, obstsalat, stewed apples, candied, grilled pineapple, caramelised bananas, banana foster, bananas foster',
  ],
  // eggs
  [
    'shakshuka',
    'shakshuka, shakshouka, chakchouka, menemen, huevos rancheros, eggs in purgatory, uova in purgatorio, ojja, green shakshuka',
  ],
  [
    'friedEggs',
    'fried egg, fried eggs, bacon and eggs, full english, full english breakfast, english breakfast, breakfast, breakfast skillet, country breakfast skillet, eggs benedict, hangover eggs, skillet breakfast, sunny side up, huevos rotos, strammer max, full breakfast, bauernfruhstuck, tiroler grostl, grostl, breakfast hash, ham and eggs, huevos fritos, egg in a hole, turkish eggs, cilbir, eggs florentine',
  ],
  [
    'boiledEggs',
    'boiled egg, boiled eggs, hard boiled eggs, deviled eggs, devilled eggs, soleier, pickled eggs, soft boiled eggs, poached eggs, scotch egg, scotch eggs, mayai ya kuchemsha, tea eggs, egg mayo, ajitama',
  ],
  [
    'omelette',
    'omelette, omelet, omlette, mayai, scrambled eggs, scrambled egg, egg foo young, omurice, tamagoyaki, huevos, eggs, oeufs, french omelette, zarangollo, egg bhurji, egg, ruhrei, revueltos, uova',
  ],
  [
    'frittata',
    'frittata, spanish omelette, spanish tortilla, tortilla espanola, tortilla de patatas, rosti, hash browns, hash brown, latke, latkes, potato pancake, potato pancakes, kartoffelpuffer, reibekuchen, okonomiyaki, kuku sabzi, zucchini fritters flat, egg bake, boxty, pajeon, kimchijeon, draniki, zucchini slice, scallion pancake, scallion pancakes, tortang talong, farinata, socca',
  ],
  // meat
  [
    'steak',
    'steak, steaks, bistecca, entrecote, sirloin, ribeye, filet mignon, bife, churrasco, picanha, venison steaks, bitoque, asado, nyama choma, choma, tenderloin, t bone, porterhouse',
  ],
  [
    'slicedSteak',
    'entrana, entrana con chimichurri, skirt steak, flank steak, hanger steak, onglet, bavette, flank, tagliata, tagliata di manzo, carne asada, arrachera, steak with chimichurri, steak chimichurri, steak and chimichurri, chimichurri steak, beef tagliata, vacio, london broil',
  ],
  [
    'roast',
    'roast, roast beef, roast lamb, roast pork, pork roast, meatloaf, meat loaf, brisket, ham, turkey, roast turkey, smoked turkey, porchetta, pork belly, leg of lamb, gigot, lechon, pernil, schweinebraten, braten, corned beef, pastrami, roast duck, duck breast, peking duck, char siu, roastbeef, kasseler, gammon, rolled roast, lamb shoulder, pulled pork, kalua pork, cochinita pibil, shoulder, gyros, doner, shawarma plate, slow cooked lamb, raan, kassler, liver and onions, beef kidney, liver, kidney, kidneys, tongue, vitello tonnato',
  ],
  [
    'chops',
    'chop, chops, pork chop, pork chops, porkchops, lamb chops, cotelette, chuletas, cotes de porc, cote de porc, kotelett, costolette, veal chop, marinated pork steaks, cotes, sticky porkchops, cutlets lamb',
  ],
  [
    'ribs',
    'rib, ribs, spare ribs, spareribs, baby back ribs, short ribs, costillas, galbi, mbavu, travers, rippchen, costine',
  ],
  [
    'chicken',
    'fried chicken, roast chicken, chicken wings, wings, drumsticks, drumstick, chicken thighs, wing, thighs, tenders, chicken tenders, nuggets, kuku choma, kuku wa kukaanga, kuku kienyeji, pollo asado, pollo frito, jerk chicken, tandoori, tandoori chicken, spatchcock chicken, chicken breast, karaage, poulet roti, poulet yassa, broasted chicken, buffalo wings, popcorn chicken, chicken fillet, chicken tikka, brathahnchen, chicken piccata, chicken marsala, honey garlic chicken, coriander chicken, galinha, rotisserie chicken, chicken inasal, chicken legs, frango assado, piri piri chicken, chicken cacciatore roast, chicken 65, apple chicken, lemon chicken',
  ],
  [
    'sausages',
    'sausage, sausages, bratwurst, wurst, currywurst, mutura, boerewors, hot dogs, snags, aussie snags, chorizo, chorizos, chipolata, chipolata sausage, kielbasa, saucisse, salsiccia, bangers, bangers and mash, korv, merguez, cevapi sausages, smokies, frankfurters, black pudding, morcilla, salchipapas, longaniza',
  ],
  [
    'meatballs',
    'meatball, meatballs, kofta, koftas, kofte, albondigas, polpette, kottbullar, frikadeller, klopse, konigsberger klopse, keftedes, lion s head, boulettes, tsukune, swedish meatballs, faggots, kibbeh, kufteh, hakka style meatballs, almondigas, kjottkaker',
  ],
  [
    'skewers',
    'skewer, skewers, mishkaki, mshikaki, satay, sate, kebab, kebabs, kabob, kabobs, shish kebab, souvlaki, suya, yakitori, brochette, brochettes, anticuchos, seekh kebab, shashlik, shashlyk, kofta kebab, adana, espetadas, espetinho, koobideh, sosatie, sosaties, spiedini, arrosticini, shish taouk, shish tawook, shish tawouk, shish taouq, taouk, tawook, tavuk sis, cop shish, cop sis, joojeh, jujeh, joojeh kabab, tikka skewers, pinchos, chuan, chicken satay, cevapi, cevapcici, kibab, dango',
  ],
  [
    'cutlet',
    'schnitzel, wiener schnitzel, milanesa, milanese, escalope, cutlet, cutlets, tonkatsu, katsu plate, cordon bleu, chicken parmesan, chicken parmigiana, chicken parm, parmo, parmigiana di pollo, chicken kiev, kiev, fish fingers, country fried steak, chicken fried steak, chicken katsu, breaded, cotoletta, fish sticks, crusted chicken, cheddar crusted chicken, scaloppine, saltimbocca',
  ],
  [
    'mince',
    'mince, minced meat, taco meat, picadillo, keema, bolognese meat, sloppy joes, ground beef, nyama ya kusaga, haggis, hash, minced beef, geschnetzeltes, saute, meat saute, pulled meat, pulled chicken, machaca, mince and tatties, larb moo, taco filling, nyama mince, chopped liver',
  ],
  ['tartare', 'tartare, steak tartare, carpaccio, yukhoe, kitfo raw, mett'],
  // fish
  [
    'fishFillet',
    'salmon, baked salmon, fish fillet, fillet of fish, baked fish, fish and chips, cod, halibut, tuna steak, trout fillet, anglerfish fillet, fish steak, pescado, poisson, grilled fish, lachs, saumon, filet de poisson, bacalhau, bacalao, haddock, kedgeree, teriyaki salmon, gravlax, miso cod, sole, monkfish, swordfish, hake, fried anglerfish fillet, fisch, salmone, lohi, lax, escabeche, perch, fischfilet',
  ],
  [
    'wholeFish',
    'fish, samaki, tilapia, trout, mackerel, sardine, sardines, trevally, whole fish, fried fish, samaki wa kukaanga, samaki wa kuchoma, omena, dagaa, herring, hering, sea bream, sea bass, snapper, branzino, dorade, orata, peixe, pesce, poisson braise, mojarra, steckerlfisch, red snapper, anchovies, ikan bakar, saba, aji, ngege, kambale, mbuta, tambaqui, pomfret, hilsa, carp, eel, pike, broiled trevally, baked trout, grilled mackerel',
  ],
  [
    'seafood',
    'prawn, prawns, shrimp, shrimps, kamba, gambas, camarones, crevettes, scampi, mussels, mussel, moules, moules frites, clams, seafood, octopus, pulpo, pulpo a la gallega, squid, calamari, ngisi, pweza, lobster, crab, crabs, kaa, oysters, scallops, mariscos, crawfish, crayfish, cioppino, bouillabaisse, zarzuela, caldeirada, cataplana, frutti di mare, vongole, langoustine, shrimp scampi, chilli crab, peri peri prawns, vieiras, polpo, camarao, ebi',
  ],
  [
    'ajillo',
    'al ajillo, gambas al ajillo, garlic prawns, garlic shrimp, prawns in garlic oil, camarones al ajillo, gambas pil pil, pil pil, al pil pil',
  ],
  [
    'sushi',
    'sushi, maki, nigiri, uramaki, gimbap, kimbap, california roll, onigiri, temaki, futomaki, sushi rolls',
  ],
  // bakes and vegetables
  [
    'casserole',
    'lasagna, lasagne, lasagnes, moussaka, gratin, casserole, bake, au gratin, auflauf, gratin dauphinois, parmigiana, melanzane alla parmigiana, pastitsio, cannelloni, shepherd s pie, shepherds pie, cottage pie, fish pie, pate chinois, tuna casserole, baked ziti, baked pasta, baked mostaccioli, pasta bake, cheesy pasta bake, cheesy potato bake, potato bake, tartiflette, hachis parmentier, mac and cheese bake, green bean casserole, enchilada casserole, king ranch, timballo, pastel de choclo, bobotie, scalloped potatoes, hotdish, colcannon bake, spinach rice casserole, timbale, manicotti, cauliflower cheese, janssons, uberbacken, mexican meat loaf casserole, pudding noodle, kugel, sformato, irish potato casserole, toad in the hole, francesinha',
  ],
  [
    'roastVegetables',
    'roast vegetables, roasted vegetables, roast potatoes, roasted potatoes, roast potato, baked potato, baked potatoes, jacket potato, traybake chicken, chicken traybake, chicken traybake with, oregano chicken traybake, sheet pan, roasted cauliflower, roasted carrots, parmesan potatoes, fried potatoes, home fries, bratkartoffeln, patatas bravas, ratatouille roasted, roasted squash, savory squash, squash, viazi, viazi vitamu, sweet potato, sweet potatoes, papas arrugadas, hasselback, pommes de terre, potatoes, kartoffeln, batata harra, aloo, honey carrots, roasted roots, yam, yams, nduma, mihogo, muhogo, cassava, yuca, patate, potato, glazed carrots, brussels sprouts, asparagus, roasted, tiroler potatoes',
  ],
  [
    'stuffed',
    'stuffed, stuffed pepper, stuffed peppers, dolma, dolmas, dolmades, sarma, farcies, farcies tomatoes, tomates farcies, ardei umpluti, umpluti, gevulde, rellenos, chiles rellenos, relleno, ripieni, stuffed vegetables, cabbage rolls, golabki, holubtsi, stuffed squash, stuffed round squash, gefullte paprika, gemista, mahshi, gefullte, stuffed mushrooms',
  ],
  [
    'stuffedAubergine',
    'imam bayildi, imambayildi, karniyarik, papoutsakia, melitzanes imam, stuffed aubergine, stuffed aubergines, stuffed eggplant, stuffed eggplants, melanzane ripiene, berenjenas rellenas, aubergines farcies, aubergine farcie, gefullte auberginen, batinjan mahshi, sheikh el mahshi, sheikh al mahshi',
  ],
  [
    'stirFry',
    'stir fry, stir fried, egg roll in a bowl, wok, kung pao, chop suey, sweet and sour, orange chicken, general tso, teriyaki, beef and broccoli, saltado, lomo saltado, fajita, fajitas, tiroler pan, guobaorou, szechuan, chilli chicken, bebek mropol, teriyaki beef wok, sticky chicken, sesame chicken, mongolian beef, bulgogi stir, pad kra pao, black bean beef, salt and pepper, chao, tofu and broccoli, korv stroganoff, miso ginger pork, hoisin pork, stir fried chicken with an orange sauce, hoisin tofu and broccoli, mulukhiyah, chap chae, tibs firfir, ginger pork, chicken with sticky sauce, asian style chicken, cashew chicken, moo shu',
  ],
  ['tofu', 'tofu, mapo tofu, 麻婆豆腐, tempeh, agedashi, tofu scramble, bean curd, tofu stir fry'],
  [
    'vegetables',
    'zucchini, courgette, courgettes, aubergine, eggplant, melanzane, vegetables, veggies, legumes verdura, verduras, gemuse, broccoli, cauliflower, mboga, carrots, mushrooms, champignons, funghi trifolati, okra, bamia, peppers, artichokes, artichoke, beets, grilled vegetables, cabbage, cucumbers, leeks, air fryer zucchini, bok choy, broccoli with ginger and garlic sauce, green beans almondine, tomatoes, fennel, radishes, turnips, parsnips, onions',
  ],
  // bowls, jars, basics
  [
    'dip',
    'dip, hummus, houmous, guacamole, tzatziki, raita, raitha, baba ganoush, baba ghanoush, muhammara, spread, pate, liver pate, tapenade, labneh, ajvar, obatzda, skordalia, taramasalata, refried, bean dip, spinach dip, artichoke dip, rillettes, zaalouk, mutabal, terrine, foul, brandade, liptauer, onion raitha, melitzanosalata, fava puree',
  ],
  [
    'sauce',
    'sauce, dressing, vinaigrette, gravy, pesto, mayo, mayonnaise, aioli, ketchup, mustard, salsa verde, chimichurri, bechamel, marinade, hollandaise, spaghetti sauce, pasta sauce, pizza sauce, red sauce, tomato sauce, curry sauce, pepper sauce, mushroom sauce, simple sauce, brown sauce, demi glace, hot sauce, sos, sauce tomate, salad dressing, salsa roja, bbq sauce, syrup, caramel, dulce de leche, jus, coulis, glaze, tartare sauce, tahini sauce, ragu napoletano, bolognese sauce, ragu all italiana, hamburger dressing, lasagna filling, pili pili, pilipili, harissa, sambal, zhoug, mole, adjika, mojo, remoulade sauce, cocktail sauce, fume, sugo, bearnaise, 1000 islands, spicy mayo, veloute sauce, soffritto, roux',
  ],
  [
    'jars',
    'jam, jams, jelly jar, marmalade, preserve, preserves, chutney, pickle, pickles, pickled, kimchi, sauerkraut jar, peanut butter, nut butter, almond butter, nutella, achari, achar, confiture, konfiture, marmelade, mermelada, relish, lemon curd, curd, apple butter, honey, starter, sourdough starter, kombucha, pickled red onions, giardiniera, mostarda, pear syrup, belgian pear syrup, confit, ghee, samli, siagi, orange jam, conserva, gari, tsukemono, coconut oil, dried tomato',
  ],
  [
    'spices',
    'seasoning, spice, spice mix, masala mix, garam masala, zaatar, za atar, rub, dukkah, berbere, ras el hanout, curry powder, spices, viungo, fajita seasoning, taco seasoning, five spice, furikake, gomasio, pilau masala mix, garlic salt, salt, baharat, advieh, pumpkin spice, everything seasoning, vanilla sugar, stock powder',
  ],
  [
    'cheese',
    'cheese, cheeses, ricotta, mozzarella, paneer homemade, cream cheese, cottage cheese, queso fresco, fromage, formaggio, mascarpone, jibini, homemade cheese, ricotta lasagna filling, kase, halloumi, baked camembert, camembert, baked brie, quark, twarog, burrata',
  ],
  [
    'dough',
    'dough, pizza dough, pie crust, pastry dough, shortcrust, shortcrust pastry, pasta dough, fresh pasta, pastry, teig, masa, bread dough, puff pastry dough, pate brisee, pate sucree, phyllo, filo, no knead pizza dough, pizza base, pasta store bought, wheat flour pizza dough, egg pasta, homemade pasta, pasta fresca',
  ],
  [
    'popcorn',
    'popcorn, kettle corn, caramel corn, bisi, pop corn, trail mix, snack mix, roasted nuts, candied nuts, spiced nuts, bombay mix, chevda, chevdo, karanga za kukaanga, nuts',
  ],
  ['fondue', 'fondue, raclette, queso fundido, bagna cauda, chocolate fondue'],
  // drinks
  [
    'hotDrink',
    'tea, chai, coffee, kahawa, espresso, cappuccino, latte, hot chocolate, cocoa, cacao, irish coffee, mulled wine, gluhwein, glogg, punch hot, atole, champurrado, matcha latte, masala chai, indian tea, chai ya maziwa, te, the a la menthe, infusion, tisane, dawa, hot toddy, maziwa moto, kakao, salep, turmeric latte, golden milk, assam tea, coconut oil coffee, yerba mate, kashaya, sahlab, vin brule, vin chaud, kinderpunsch, tanzanian tea',
  ],
  [
    'coldDrink',
    'smoothie, smoothies, juice, juisi, sharubati, lemonade, limonada, cocktail, mocktail, milkshake, shake, lassi, iced tea, mojito, bloody mary mix, margarita, sangria, punch, kvass, limoncello, limoncini, liqueur, mimosa, bloody mary, daiquiri, pina colada, horchata, agua fresca, kefir drink, eggnog, spritz, cider, beer, wine, caipirinha, ayran, sorrel, tepache, gin, rum, whisky, negroni, frappe, frappuccino, orangeade, madafu, tangawizi, maji ya, soda, jus, suco, jugo, drink, drinks, aguapanela, mursik, batido, licuado, orange glorious, party mimosa, hibiscus, karkade, zobo, bissap, kinywaji, slush, tamarind, ginger beer, ginger ale, irish cream, baileys, pisco sour',
  ],
  // in the hand
  [
    'burger',
    'burger, burgers, hamburger, hamburgers, cheeseburger, hamburger patty, hamburger patties, slider, sliders, patty melt, veggie burger, patties, smash burger, chicken burger, big mac, nashville chicken sandwich, sandwich chicken fried, torta burger',
  ],
  [
    'sandwich',
    'sandwich, sandwiches, sub, tuna sub, club sandwich, panini, grilled cheese, blt, banh mi, po boy, bocadillo, tramezzini, reuben, hot dog, sandwichi, philly cheesesteak, cheesesteak, bagel sandwich, pulled pork sandwich, tuna melt, choripan, croissant sandwich, smoked salmon bagel, medianoche, cubano, cuban sandwich, monte cristo, torta ahogada, roti john, jambon beurre, sloppy, katsu sando',
  ],
  [
    'tacos',
    'taco, tacos, tostada, tostadas, gordita, gorditas, sope, sopes, tacos al pastor, fish tacos, carnitas tacos, taco bowl, birria, birria tacos, sincronizada',
  ],
  [
    'wraps',
    'wrap, wraps, burrito, burritos, shawarma, shaurma, rolex, kathi roll, gyro, gyros pita, chimichangas, breakfast wrap, durum, doner kebab, fajita wrap, falafel wrap, lettuce wrap, lettuce wraps, tortilla wrap, kati roll, chapati roll, mutura roll, breakfast burrito, summer wraps, frankie, souvlaki pita',
  ],
  ['quesadillas', 'quesadilla, quesadillas, mulita, mulitas, pupusas'],
]

/** Words that name what a dish is made of. They decide only if the same part of the title has no form. */
export const materials: readonly (readonly [Family, string])[] = [
  [
    'chicken',
    'chicken, kuku, pollo, poulet, hahnchen, huhn, frango, murgh, kurczak, kip, manok, tavuk, ayam, galinha, turkey leg, duck, bata, canard, ente, quail, kwari, guinea fowl, kanga, hen',
  ],
  [
    'stew',
    'beef, nyama, carne, boeuf, rind*, oxtail, veal, venison, lamb, mutton, goat, mbuzi, kondoo, meat, carni, fleisch, ng ombe, manzo, vitello, cordero, agneau, viande, rabbit, lapin, sungura, tripe, gosht, daging, chuck, nyama ya ng ombe, nyama ya mbuzi',
  ],
  ['roast', 'pork, cerdo, porc, schwein, schweine*, maiale, nguruwe, puerco, porco, bacon, pancetta'],
  ['beans', 'pinto, haricots, peas, njegere, pois, feves, soya, soy beans'],
  ['rice', 'mchele'],
  ['roastVegetables', 'carrot, beetroot, pumpkin, malenge, butternut, kabocha, parsnip'],
  ['greens', 'cabbage, kabichi, chinese cabbage, brussels'],
  ['mash', 'plantain, plantains, ndizi'],
  [
    'fruit',
    'strawberry, strawberries, apple, apples, mango, mangoes, banana, bananas, pineapple, papaya, pear, pears, peach, peaches, figs, cherries, orange, oranges, berries, avocado',
  ],
  ['creamBowl', 'cream, creme, crema, krem'],
  ['sweetBalls', 'chocolate, dates, tende'],
  ['porridge', 'corn, maize, mahindi, millet, wimbi'],
]

/** If the title names nothing known, the ingredients decide: the first row counts whose lists all occur. */
export const guesses: readonly (readonly [Family, readonly string[]])[] = [
  ['noodles', ['spaghetti, noodle*, linguine, fettuccine, tagliatelle']],
  ['shortPasta', ['pasta, macaroni, penne, fusilli, rigatoni']],
  ['tacos', ['tortilla*']],
  ['muffins', ['flour, unga', 'sugar, sukari', 'baking powder', 'muffin*']],
  ['cake', ['flour, unga', 'sugar, sukari', 'egg*, mayai', 'baking powder, baking soda, butter']],
  ['cookies', ['flour, unga', 'sugar, sukari', 'butter, margarine']],
  ['loaf', ['flour, unga', 'yeast, hamira']],
  ['pie', ['puff pastry, pastry, pie crust']],
  ['flatbread', ['flour, unga', 'water, salt']],
  ['seafood', ['prawn*, shrimp*, mussel*, squid']],
  ['fishFillet', ['fish, salmon, cod, tuna, tilapia, samaki']],
  [
    'curry',
    [
      'curry powder, garam masala, turmeric, coconut milk',
      'chicken, beef, lamb, potato*, vegetable*, lentil*, chickpea*',
    ],
  ],
  ['chicken', ['chicken, kuku, turkey, duck']],
  ['stew', ['beef, lamb, pork, goat, meat, venison, nyama']],
  ['rice', ['rice, mchele']],
  ['dal', ['lentil*']],
  ['beans', ['bean*, chickpea*, maharagwe']],
  ['tofu', ['tofu']],
  ['casserole', ['potato*', 'cheese*, cream, milk']],
  ['roastVegetables', ['potato*, viazi, carrot*, squash']],
  [
    'coldDrink',
    [
      'ice, ice cube*, vodka, rum, gin, tequila, tonic, club soda, soda water, orange juice, apple juice, pineapple juice, cranberry juice, lemonade',
    ],
  ],
  ['hotDrink', ['tea, coffee, tea leaves']],
  ['omelette', ['egg, eggs, mayai']],
  ['salad', ['lettuce, cucumber*, arugula, rocket']],
  ['greens', ['kale, spinach, collard*, sukuma']],
  ['creamBowl', ['milk, cream, yogurt*, maziwa', 'sugar, honey, sukari']],
  ['fruit', ['apple*, strawberr*, banana*, mango*, berr*, orange*, pear*, peach*']],
  ['sauce', ['tomato*, onion*, garlic, oil, vinegar']],
  ['spices', ['cumin, pepper, paprika, salt']],
]
