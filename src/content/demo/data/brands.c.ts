/** Two younger brands, whose first houses open soon. */
export const brandsC = [
  {
    slug: 'jewel-grande',
    name: 'Jewel Grande',
    layout: 'jewel-grande',
    image: 'specials-hero',
    tagline: { en: 'The great houses of Jewel', es: 'Las grandes casas de Jewel' },
    description: {
      en: 'Four hundred rooms, a ballroom over the sea and a staircase made to be come down. Jewel Grande is for people who dress for dinner and stay for the second orchestra.',
      es: 'Cuatrocientas habitaciones, un salón de baile sobre el mar y una escalera hecha para bajarla despacio. Jewel Grande es para quienes se visten para cenar y se quedan hasta la segunda orquesta.',
    },
    colors: [
      { name: 'Emerald', value: '#0f5a47' },
      { name: 'Ruby', value: '#a3123c' },
      { name: 'Topaz', value: '#e9b872' },
    ],
  },
  {
    slug: 'bembe',
    name: 'Bembé',
    layout: 'bembe',
    image: 'west-end-dining',
    tagline: { en: 'A house with a band in it', es: 'Una casa con orquesta' },
    description: {
      en: 'Three dance floors, nine resident musicians and a lesson at eleven for those who say that they do not dance. By Thursday they do.',
      es: 'Tres pistas de baile, nueve músicos residentes y una clase a las once para quienes dicen que no bailan. El jueves ya bailan.',
    },
    colors: [
      { name: 'Hot sauce', value: '#ff4a2b' },
      { name: 'Pineapple', value: '#ffd60a' },
      { name: 'Cobalt', value: '#1a1fb0' },
    ],
  },
]

/** Pages below a brand's home, as its menu lists them: English, Spanish, address. */
export const brandLinksC: Record<string, [en: string, es: string, href: string][]> = {
  'jewel-grande': [
    ['The suites', 'Las suites', '/brands/jewel-grande/suites'],
    ['The evenings', 'Las noches', '/brands/jewel-grande/evenings'],
  ],
  bembe: [
    ['The floors', 'Las pistas', '/brands/bembe/floors'],
    ['The lessons', 'Las clases', '/brands/bembe/lessons'],
  ],
}
