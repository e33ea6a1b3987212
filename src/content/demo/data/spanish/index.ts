import { agents } from './agents'
import { agentsHandbook } from './agentsHandbook'
import { agentsForgottenPassword, agentsNewPassword } from './agentsPasswords'
import { allInclusive } from './allInclusive'
import { altamar } from './altamar'
import { altamarFleet } from './altamarFleet'
import { altamarVillas } from './altamarVillas'
import { bembe } from './bembe'
import { bembeFloors } from './bembeFloors'
import { bembeLessons } from './bembeLessons'
import { book } from './book'
import { brands } from './brands'
import { brochure } from './brochure'
import { caracola } from './caracola'
import { caracolaBeforeYouCome } from './caracolaBeforeYouCome'
import { caracolaDay } from './caracolaDay'
import { clubBahia } from './clubBahia'
import { clubBahiaClubs } from './clubBahiaClubs'
import { clubBahiaRegattas } from './clubBahiaRegattas'
import { compareBrands } from './compareBrands'
import { costaViva } from './costaViva'
import { costaVivaFilmNight } from './costaVivaFilmNight'
import { eachResort, eachResortOfCostaViva, eachResortOfJewelCoast, eachResortOfNocheAzul } from './eachResort'
import { findAnAgent } from './findAnAgent'
import { groups } from './groups'
import { haciendaRoja } from './haciendaRoja'
import { haciendaRojaFloors } from './haciendaRojaFloors'
import { haciendaRojaHouses } from './haciendaRojaHouses'
import { islaVerde } from './islaVerde'
import { islaVerdeLodges } from './islaVerdeLodges'
import { islaVerdeWalks } from './islaVerdeWalks'
import { jewelCoast } from './jewelCoast'
import { jewelGrande } from './jewelGrande'
import { jewelGrandeEvenings } from './jewelGrandeEvenings'
import { jewelGrandeSuites } from './jewelGrandeSuites'
import { journal } from './journal'
import { journalPost } from './journalPost'
import { marea } from './marea'
import { mareaBreaks } from './mareaBreaks'
import { mareaTides } from './mareaTides'
import { meetings } from './meetings'
import { meetingsExplore } from './meetingsExplore'
import { nocheAzul } from './nocheAzul'
import { press } from './press'
import { pressRelease } from './pressRelease'
import { questions } from './questions'
import { resortCenoteLuna } from './resortCenoteLuna'
import { resortHalcyonBay } from './resortHalcyonBay'
import { resortPimentoBay } from './resortPimentoBay'
import { resortPlayaCoralina } from './resortPlayaCoralina'
import { resortPointeAzul } from './resortPointeAzul'
import { resortPuntaPalmera } from './resortPuntaPalmera'
import { resorts } from './resorts'
import { resortWestEnd } from './resortWestEnd'
import { salYLuz } from './salYLuz'
import { salYLuzExhibitions } from './salYLuzExhibitions'
import { salYLuzHouse } from './salYLuzHouse'
import { serena } from './serena'
import { serenaRituals } from './serenaRituals'
import { serenaTable } from './serenaTable'
import { solmara } from './solmara'
import { weddingsPackages } from './weddingsPackages'
import { welcome } from './welcome'
import { whaleSeason } from './whaleSeason'
import { win } from './win'
import type { SpanishTexts } from './types'

/** Path of a page -> what it says in Spanish. */
export const spanishTexts: Readonly<Record<string, SpanishTexts>> = {
  '/brands/solmara': solmara,
  '/brands/jewel-coast': jewelCoast,
  '/brands/costa-viva': costaViva,
  '/brands/noche-azul': nocheAzul,
  '/brands/club-bahia': clubBahia,
  '/brands/hacienda-roja': haciendaRoja,
  '/brands/isla-verde': islaVerde,
  '/brands/sal-y-luz': salYLuz,
  '/brands/caracola': caracola,
  '/brands/marea': marea,
  '/brands/altamar': altamar,
  '/brands/serena': serena,
  '/brands/jewel-grande': jewelGrande,
  '/brands/bembe': bembe,
  '/brands/altamar/fleet': altamarFleet,
  '/brands/altamar/villas': altamarVillas,
  '/brands/bembe/floors': bembeFloors,
  '/brands/bembe/lessons': bembeLessons,
  '/brands/caracola/before-you-come': caracolaBeforeYouCome,
  '/brands/caracola/day': caracolaDay,
  '/brands/club-bahia/clubs': clubBahiaClubs,
  '/brands/club-bahia/regattas': clubBahiaRegattas,
  '/brands/costa-viva/film-night': costaVivaFilmNight,
  '/brands/hacienda-roja/floors': haciendaRojaFloors,
  '/brands/hacienda-roja/houses': haciendaRojaHouses,
  '/brands/isla-verde/lodges': islaVerdeLodges,
  '/brands/isla-verde/walks': islaVerdeWalks,
  '/brands/jewel-grande/evenings': jewelGrandeEvenings,
  '/brands/jewel-grande/suites': jewelGrandeSuites,
  '/brands/marea/breaks': mareaBreaks,
  '/brands/marea/tides': mareaTides,
  '/brands/sal-y-luz/exhibitions': salYLuzExhibitions,
  '/brands/sal-y-luz/house': salYLuzHouse,
  '/brands/serena/rituals': serenaRituals,
  '/brands/serena/table': serenaTable,
  '/brands/compare': compareBrands,
  '/brands': brands,
  '/resorts': resorts,
  '/all-inclusive': allInclusive,
  '/book': book,
  '/brochure': brochure,
  '/groups': groups,
  '/find-an-agent': findAnAgent,
  '/win': win,
  '/meetings': meetings,
  '/meetings/explore': meetingsExplore,
  '/weddings/packages': weddingsPackages,
  '/welcome': welcome,
  '/resorts/halcyon-bay': resortHalcyonBay,
  '/resorts/pimento-bay': resortPimentoBay,
  '/resorts/cenote-luna': resortCenoteLuna,
  '/resorts/west-end': resortWestEnd,
  '/resorts/playa-coralina': resortPlayaCoralina,
  '/resorts/pointe-azul': resortPointeAzul,
  '/resorts/punta-palmera': resortPuntaPalmera,
  '/resorts/{slug}': eachResort,
  '/resorts/jewel-coast/{slug}': eachResortOfJewelCoast,
  '/resorts/costa-viva/{slug}': eachResortOfCostaViva,
  '/resorts/noche-azul/{slug}': eachResortOfNocheAzul,
  '/agents': agents,
  '/agents/handbook': agentsHandbook,
  '/agents/forgotten-password': agentsForgottenPassword,
  '/agents/new-password': agentsNewPassword,
  '/press': press,
  '/press/{slug}': pressRelease,
  '/blog': journal,
  '/blog/{slug}': journalPost,
  '/questions': questions,
  '/specials/whale-season': whaleSeason,
}
