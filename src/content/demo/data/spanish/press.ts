import type { SpanishTexts } from './types'

/** The newsroom. */
export const press: SpanishTexts = {
  words: {
    Press: 'Prensa',
    'Press: what the group has to announce': 'Prensa: lo que el grupo tiene que anunciar',
    'Releases of Solmara Resorts with names, numbers and pictures, and whom to call before the deadline.':
      'Comunicados de Solmara Resorts con nombres, cifras e imágenes, y a quién llamar antes del cierre.',
    'Quote us on that': 'Puede citarnos',
    'Every figure here has a name behind it, and the name answers the telephone.':
      'Detrás de cada cifra hay un nombre, y ese nombre contesta el teléfono.',
    'Whom to call': 'A quién llamar',
    Releases: 'Comunicados',
    'The press desk': 'La oficina de prensa',
    'Facts within the hour, pictures within the day, a room to write in whenever one is free.':
      'Los datos en una hora, las imágenes en el día y, siempre que haya una libre, una habitación para escribir.',
    'Calle del Puerto 14, Santo Domingo': 'Calle del Puerto 14, Santo Domingo',
    'Monday to Friday, 8 a.m. to 6 p.m. in Santo Domingo': 'De lunes a viernes, de 8 a 18 h (Santo Domingo)',
    'Write to the desk': 'Escribir a la oficina',
    'A question before the deadline': 'Una pregunta antes del cierre',
    'Say what you write and when it has to be finished.': 'Díganos qué escribe y cuándo tiene que estar listo.',
    'For your page': 'Para su página',
    'Our marks, as they are': 'Nuestros logotipos, tal como son',
    'On a quiet ground, not smaller than a thumbnail, and never on a slope.':
      'Sobre un fondo tranquilo, no más pequeños que la uña de un pulgar y nunca torcidos.',
    'Solmara, PNG': 'Solmara en PNG',
    'Jewel Coast, PNG': 'Jewel Coast en PNG',
    'Costa Viva, PNG': 'Costa Viva en PNG',
    'Noche Azul, PNG': 'Noche Azul en PNG',
    'Longer than a release': 'Más largo que un comunicado',
    'Stories, if you have the time': 'Historias, si tiene tiempo',
    'Cooks, captains and gardeners write in the ': 'Cocineros, capitanes y jardineros escriben en el ',
    journal: 'diario',
    '. You may quote them, too.': '. A ellos también puede citarlos.',
  },
}
