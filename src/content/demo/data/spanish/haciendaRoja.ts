import type { SpanishTexts } from './types'

/** The home of Hacienda Roja. */
export const haciendaRoja: SpanishTexts = {
  words: {
    'Hacienda Roja': 'Hacienda Roja',
    'Hacienda Roja: heritage houses with thick walls': 'Hacienda Roja: casas con historia y muros gruesos',
    'Old haciendas restored by the grandchildren of those who built them. Three houses open soon.':
      'Haciendas antiguas restauradas por los nietos de quienes las construyeron. Tres casas abren pronto.',
    'Heritage haciendas': 'Haciendas con historia',
    'Come in, the gate is open': 'Pase, el portón está abierto',
    'Old houses with thick walls and cool floors, restored by the grandchildren of those who built them.':
      'Casas antiguas de muros gruesos y suelos frescos, restauradas por los nietos de quienes las construyeron.',
    'See the houses': 'Ver las casas',
    'Three houses': 'Tres casas',
    'The lime is still drying': 'La cal todavía se está secando',
    'It takes eleven coats and cannot be hurried, which is why the date on our door is written in chalk. When the last coat is white we shall ring the bell of all three houses and let in whoever is standing outside. Leave your address at the foot of the page if you would like to be told the day before.':
      'Son once manos y no admiten prisas; por eso la fecha de nuestra puerta está escrita con tiza. Cuando la última mano esté blanca, tocaremos la campana de las tres casas y dejaremos entrar a quien esté fuera. Deje su dirección al pie de la página si quiere que le avisemos la víspera.',
    'Under the arcade': 'Bajo los arcos',
    'Every house has three doors. You will have used all of them by evening.':
      'Cada casa tiene tres puertas. Al anochecer las habrá usado todas.',
    'The courtyard': 'El patio',
    'One orange tree for every child that was born here. There are fourteen.':
      'Un naranjo por cada niño que nació aquí. Hay catorce.',
    'The kitchen': 'La cocina',
    'The fire has been moved twice and has never been out.':
      'El fuego ha cambiado de sitio dos veces y no se ha apagado nunca.',
    'The rooms': 'Las habitaciones',
    'Two metres between your bed and the nearest noise.': 'Dos metros entre su cama y el ruido más cercano.',
    'Read it from the floor': 'La historia se lee en el suelo',
    'Each owner laid tiles over those of the one before. We have lifted a few.':
      'Cada dueño puso sus baldosas sobre las del anterior. Hemos levantado unas cuantas.',
    'Clay and ash': 'Barro y ceniza',
    'Pressed in the yard by eleven people whose names we know. They are read out once a year.':
      'Prensadas en el patio por once personas cuyos nombres conocemos. Se leen en voz alta una vez al año.',
    'From the ship': 'Del barco',
    'Ballast on the way here. The captain took sugar back and, it is said, the cook.':
      'Vinieron como lastre. De vuelta el capitán se llevó azúcar y, según dicen, a la cocinera.',
    'For the dances': 'Para los bailes',
    'Laid in nine nights, so that the band could go on playing by day.':
      'Colocadas en nueve noches, para que la banda pudiera seguir tocando de día.',
    'houses, 58 rooms': 'casas, 58 habitaciones',
    'over the oldest gate': 'sobre el portón más antiguo',
    'coats of lime on every wall': 'manos de cal en cada muro',
    'orange trees in the first yard': 'naranjos en el primer patio',
    Celebrations: 'Celebraciones',
    'A chapel, a courtyard, and a band that lives next door': 'Una capilla, un patio y una banda que vive al lado',
    'The chapel holds eighty, the courtyard four hundred, and the band knows everything that your grandparents danced to.':
      'En la capilla caben ochenta, en el patio cuatrocientos, y la banda se sabe todo lo que bailaban sus abuelos.',
    'Plan a wedding': 'Planear una boda',
    'For whoever comes while we paint': 'Para quien venga mientras pintamos',
  },
}
