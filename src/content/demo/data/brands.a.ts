import type { DemoBrand } from './types'

/** Brands whose first houses open soon. */
export const brandsA: DemoBrand[] = [
  {
    slug: 'club-bahia',
    name: 'Club Bahía',
    layout: 'club-bahia',
    image: 'bahia-serena-sail',
    tagline: { en: 'The wind is included', es: 'El viento está incluido' },
    description: {
      en: 'Sailing and sports clubs on the water: boats in every size, courts, lanes, and coaches who have won things and do not mention it. The first two clubs open next season.',
      es: 'Clubes de vela y deporte junto al agua: barcos de todos los tamaños, pistas, calles de nado y entrenadores que han ganado cosas y no lo cuentan. Los dos primeros abren la próxima temporada.',
    },
    colors: [
      { name: 'Navy', value: '#0a2240' },
      { name: 'Signal red', value: '#d7263d' },
      { name: 'Signal yellow', value: '#ffcf1b' },
    ],
  },
  {
    slug: 'hacienda-roja',
    name: 'Hacienda Roja',
    layout: 'hacienda-roja',
    image: 'cenote-luna-town',
    tagline: { en: 'Come in, the gate is open', es: 'Pase, el portón está abierto' },
    description: {
      en: 'Old haciendas with thick walls and cool floors, restored by the grandchildren of those who built them. Three houses are under lime wash and receive their first guests soon.',
      es: 'Haciendas antiguas de muros gruesos y suelos frescos, restauradas por los nietos de quienes las construyeron. Tres casas están en cal y pronto recibirán a sus primeros huéspedes.',
    },
    colors: [
      { name: 'Terracotta', value: '#a63c22' },
      { name: 'Talavera blue', value: '#1d4d80' },
      { name: 'Ochre', value: '#dd9b33' },
    ],
  },
  {
    slug: 'isla-verde',
    name: 'Isla Verde',
    layout: 'isla-verde',
    image: 'pimento-bay-hero',
    tagline: { en: 'Where the trees stop, the sea begins', es: 'Donde acaban los árboles empieza el mar' },
    description: {
      en: 'Small lodges in the forest by the sea, built where there was light already and run on rain and sun. The cabins of the first one are finished; the path to the beach nearly is.',
      es: 'Pequeños lodges en el bosque junto al mar, levantados donde ya había luz y movidos por la lluvia y el sol. Las cabañas del primero están listas; el sendero a la playa, casi.',
    },
    colors: [
      { name: 'Forest', value: '#17351f' },
      { name: 'Leaf', value: '#2f6f3e' },
      { name: 'Mango skin', value: '#e9a13b' },
    ],
  },
  {
    slug: 'sal-y-luz',
    name: 'Sal y Luz',
    layout: 'sal-y-luz',
    image: 'halcyon-bay-pool',
    tagline: { en: 'A house you could hang', es: 'Una casa para colgar en la pared' },
    description: {
      en: 'Adults-only houses of art and design at the edge of the salt flats. Every room is lent to one artist for a year. The first house opens with the first show.',
      es: 'Casas de arte y diseño solo para adultos, al borde de las salinas. Cada habitación se presta a un artista durante un año. La primera abre con la primera exposición.',
    },
    colors: [
      { name: 'Black', value: '#0a0a0a' },
      { name: 'Salt', value: '#f1f1ee' },
      { name: 'Light', value: '#e8ff00' },
    ],
  },
]
