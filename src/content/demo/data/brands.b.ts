import type { Localized } from './types'

const brand = (
  slug: string,
  name: string,
  image: string,
  tagline: Localized,
  description: Localized,
  colors: [name: string, value: string][],
) => ({
  slug,
  name,
  layout: slug,
  image,
  tagline,
  description,
  colors: colors.map(([label, value]) => ({ name: label, value })),
})

/** Four brands whose houses open one after another. */
export const brandsB = [
  brand(
    'caracola',
    'Caracola',
    'playa-coralina-beach',
    { en: 'A whole world, one metre high', es: 'Un mundo entero, de un metro de alto' },
    {
      en: 'Houses for families whose youngest cannot tie a shoe yet: shallow water, early lunches, two naps a day, and somebody who reads the story once more.',
      es: 'Casas para familias cuyos pequeños aún no se atan los zapatos: agua bajita, almuerzo temprano, dos siestas al día y alguien que lee el cuento otra vez.',
    },
    [
      ['Violet', '#40308f'],
      ['Pink crayon', '#ffc2cf'],
      ['Blue crayon', '#bcdcff'],
    ],
  ),
  brand(
    'marea',
    'Marea',
    'west-end-beach',
    { en: 'Up at five. Nobody asked.', es: 'A las cinco en pie. Sin que nadie lo pida.' },
    {
      en: 'Surf houses on four breaks: racks in the hall, a hose outside, one long table, and the tide on the wall where others hang a picture.',
      es: 'Casas de surf en cuatro rompientes: tablas en la entrada, ducha fuera, una mesa larga y la marea en la pared donde otros cuelgan un cuadro.',
    },
    [
      ['Wetsuit', '#131517'],
      ['Neon', '#d2ff26'],
      ['Wet sand', '#dbd8d1'],
    ],
  ),
  brand(
    'altamar',
    'Altamar',
    'halcyon-bay-hero',
    { en: 'A house that weighs anchor', es: 'Una casa que leva anclas' },
    {
      en: 'Three yachts and five villas, each for one party at a time. The crew has sailed together for years; the villas have a mooring below the terrace.',
      es: 'Tres yates y cinco villas, cada uno para un solo grupo. La tripulación navega junta desde hace años; las villas tienen su amarre bajo la terraza.',
    },
    [
      ['Deep sea', '#071d1b'],
      ['Brass', '#c9a667'],
      ['Sailcloth', '#efe9da'],
    ],
  ),
  brand(
    'serena',
    'Serena',
    'group-spa',
    { en: 'You may put it down now', es: 'Ya puede dejarlo aquí' },
    {
      en: 'Small houses for rest, inland and quiet: warm stone, cold water, clay from the river, and long stretches in which nothing is planned.',
      es: 'Casas pequeñas para descansar, tierra adentro y en silencio: piedra tibia, agua fría, barro del río y largas horas sin ningún plan.',
    },
    [
      ['Clay', '#8f4728'],
      ['Moss', '#454f38'],
      ['Milk', '#fbf8f2'],
    ],
  ),
]
