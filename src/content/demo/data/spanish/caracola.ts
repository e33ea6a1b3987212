import type { SpanishTexts } from './types'

/** The home of Caracola. */
export const caracola: SpanishTexts = {
  words: {
    Caracola: 'Caracola',
    'Caracola: houses for small children': 'Caracola: casas para niños pequeños',
    'Shallow water, early lunches, two naps a day: houses for families with children from nought to seven.':
      'Agua bajita, almuerzo temprano, dos siestas al día: casas para familias con niños de cero a siete años.',
    'For nought to sevens': 'De cero a siete años',
    'A whole world, one metre high': 'Un mundo entero, de un metro de alto',
    'Door handles that can be reached, waves that stop at the knee, and somebody who has time.':
      'Manijas que se alcanzan, olas que se detienen en la rodilla y alguien que tiene tiempo.',
    'See a day': 'Ver un día',
    'Before you come': 'Antes de venir',
    'Under threes stay free': 'Menores de tres, gratis',
    Hello: 'Hola',
    'We measured everything on our knees': 'Lo medimos todo de rodillas',
    'Before the first wall stood in Las Galeras, an architect spent a week on all fours. So the windows begin at sixty centimetres, the pool at nought, and the buffet where a four-year-old looks a carrot in the eye.':
      'Antes de que se levantara el primer muro en Las Galeras, una arquitecta pasó una semana a gatas. Por eso las ventanas empiezan a sesenta centímetros, la piscina a cero y el bufé allí donde, a los cuatro años, se mira a una zanahoria a los ojos.',
    'In the water': 'En el agua',
    'The sea comes up to the knees': 'El mar llega a las rodillas',
    'A reef keeps the waves out, and the sand goes on for eighty steps before it gets deep. Two lifeguards sit in the water, not beside it, and both can do the voice of the crab.':
      'Un arrecife deja fuera las olas, y la arena sigue ochenta pasos antes de que se ponga hondo. Dos salvavidas se sientan en el agua, no al lado, y los dos saben hacer la voz del cangrejo.',
    'Bread with a face': 'Pan con cara',
    'Raisin eyes, a banana smile. Ears are extra, and free.':
      'Ojos de pasas, sonrisa de banana. Las orejas van aparte, y gratis.',
    'The sea, up to the knees': 'El mar, hasta las rodillas',
    'Buckets are by the gate. So is sun cream, in a pump.':
      'Los baldes están junto a la verja. El protector solar también, con dosificador.',
    'Everybody whispers': 'Todos hablan bajito',
    'Blinds down. Parents have been seen sleeping, too.':
      'Persianas abajo. Se ha visto dormir también a algunos padres.',
    'One more story': 'Un cuento más',
    'It is always one more. Then the lanterns go out.': 'Siempre es uno más. Después se apagan los faroles.',
    'For the tall ones': 'Para los altos',
    'You may finish a sentence': 'Puede terminar una frase',
    'From half past seven a person you have met sits on the landing with a lamp and a baby monitor. The table on the terrace is twelve steps away; we counted those as well.':
      'Desde las siete y media, alguien a quien usted ya conoce se sienta en el rellano con una lámpara y un monitor de bebés. La mesa de la terraza está a doce pasos; esos también los contamos.',
    'What else to know': 'Qué más conviene saber',
    'Counted twice': 'Contado dos veces',
    'steps until the sea is deep': 'pasos hasta que el mar se pone hondo',
    'grown-ups to children, all day': 'de adultos a niños, todo el día',
    'spare sun hats': 'sombreros de repuesto',
    'sharp corners below a metre': 'esquinas con filo por debajo de un metro',
    'Las Galeras opens its little door in': 'Las Galeras abre su puertecita en',
    'The little door in Las Galeras is open.': 'La puertecita de Las Galeras está abierta.',
    'For very short legs': 'Para piernas muy cortas',
  },
  fields: {
    'caracola-band': {
      title: 'Hecho para piernas cortas',
      copy: 'Todo lo que necesita un niño está a la altura de un niño.',
      cards: [
        {
          drawing: 'bucket',
          title: 'Una playa propia',
          copy: 'Rastrillada a las siete, cercada por dunas, con agua al tobillo a mediodía.',
        },
        {
          drawing: 'spoon',
          title: 'Almuerzo a las once y media',
          copy: 'Porque el hambre no mira el reloj del hotel.',
        },
        {
          drawing: 'moon',
          title: 'Dos siestas, ningún ruido',
          copy: 'Cortadoras de césped y música descansan de una a tres.',
        },
        {
          drawing: 'kite',
          title: 'Adultos que juegan',
          copy: 'Uno por cada cuatro niños, todos con formación, algunos con gracia.',
        },
      ],
    },
    'caracola-day': {
      title: 'Un día, según el reloj de la pared',
      copy: 'Los mismos relojes cuelgan junto a cada puerta. Con cuatro años, casi todos se los saben el miércoles.',
    },
  },
}
