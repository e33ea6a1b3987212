import type { SpanishTexts } from './types'

/** The draw of a week. */
export const win: SpanishTexts = {
  words: {
    'Win a week': 'Gane una semana',
    'Win a week for the whole family': 'Gane una semana para toda la familia',
    'Seven nights at Playa Coralina for up to six. Take part until the end of the year.':
      'Siete noches en Playa Coralina para seis como máximo. Participe hasta fin de año.',
    'The big draw': 'El gran sorteo',
    'A week of slides, for six': 'Una semana de toboganes, para seis',
    'Somebody wins it. It may as well be you.': 'Alguien se la gana. Bien puede ser usted.',
    'Take part': 'Participar',
    'Nothing leads away from the draw.': 'Nada distrae del sorteo.',
    'One form on a page is enough.': 'Con un formulario por página basta.',
    'Seven nights': 'Siete noches',
    'Six of you': 'Ustedes seis',
    'Eleven slides': 'Once toboganes',
    'Who would come with you?': '¿Quién le acompañaría?',
    'One entry for each family. We draw on the day after the last one.':
      'Una participación por familia. Sorteamos al día siguiente del cierre.',
    'The rules': 'Las bases',
    'How it works': 'Cómo funciona',
    'We draw by hand, out of a diving mask': 'Sacamos el nombre a mano, de una máscara de buceo',
    'On the second of January, at breakfast, by the youngest guest in the house.':
      'El dos de enero, durante el desayuno. Mete la mano el huésped más joven de la casa.',
    'Whoever is eighteen or older may take part, once for each family, until 31 December 2027.':
      'Puede participar quien tenga dieciocho años o más, una vez por familia, hasta el 31 de diciembre de 2027.',
    'Nothing needs to be bought, and nothing that is bought helps.':
      'No hace falta comprar nada, y nada de lo que se compre ayuda.',
    'The winner hears from us within three days and has until March to choose the week.':
      'Quien gane tendrá noticias nuestras en un plazo de tres días y podrá elegir la semana hasta marzo.',
    'The prize is seven nights for six with everything included. Journeys there are the winner’s own, and money is not given instead.':
      'El premio son siete noches para seis con todo incluido. El viaje hasta allí corre por cuenta de quien gane, y el premio no se cambia por dinero.',
    'What you tell us is used for the draw alone. ': 'Lo que nos cuente se usa solo para el sorteo. ',
    'What we know about you': 'Lo que sabemos de usted',
    ' says the rest.': ' explica lo demás.',
  },
}
