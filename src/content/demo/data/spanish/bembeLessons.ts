import type { SpanishTexts } from './types'

/** The lessons of Bembé. */
export const bembeLessons: SpanishTexts = {
  words: {
    'The lessons of Bembé': 'Las clases de Bembé',
    'One step a day at eleven, with somebody patient: son, merengue, bomba, and how to say yes.':
      'Un paso al día, a las once, con alguien paciente: son, merengue, bomba y cómo decir que sí.',
    bembé: 'bembé',
    'You do not dance? At eleven, then': '¿No baila? Entonces, a las once',
    'One step a day, done properly. By Thursday you will be asking other people.':
      'Un paso al día, bien hecho. El jueves ya será usted quien saque a bailar a los demás.',
    'Put me down': 'Anótenme',
    'Every day at eleven': 'Cada día, a las once',
    'Merengue, in a doorway': 'Merengue, en una baldosa',
    'Everybody can. That is the point of it.': 'Todo el mundo puede. De eso se trata.',
    'Drag it a little.': 'Arrástrelo un poco.',
    'Bring it along.': 'Traiga el otro.',
    'Hips follow, eventually.': 'La cadera se suma, tarde o temprano.',
    'You are dancing.': 'Ya está bailando.',
    'The week': 'La semana',
    'Come to one or to all of them.': 'Venga a una o a todas.',
    monday: 'lunes',
    Merengue: 'Merengue',
    'For hips that were told to keep still.': 'Para caderas a las que mandaron estarse quietas.',
    tuesday: 'martes',
    Son: 'Son',
    'The silent count, and what to do in it.': 'El tiempo que no suena y qué hacer mientras tanto.',
    wednesday: 'miércoles',
    Bomba: 'Bomba',
    'You lead, the drum follows. It is stranger than it sounds.':
      'Usted guía y el tambor obedece. Es más raro de lo que suena.',
    thursday: 'jueves',
    Everything: 'Todo',
    'In the big room, with the band, in front of your aunt.': 'En la sala grande, con la orquesta y delante de su tía.',
    'Before you come': 'Antes de venir',
    'Which shoes?': '¿Con qué zapatos?',
    'Leather soles for the wood, any for the tile, none for the sand. We lend all three.':
      'Suela de cuero para la madera, cualquiera para el mosaico, ninguna para la arena. Prestamos las tres.',
    'Do I need somebody to come with?': '¿Tengo que venir con pareja?',
    'No. We change partners after every song, and the teachers are very good at being asked.':
      'No. Cambiamos de pareja en cada canción, y a los profesores se les da muy bien que los saquen a bailar.',
  },
}
