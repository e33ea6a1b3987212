import type { SpanishTexts } from './types'

/** The exhibitions of Sal y Luz. */
export const salYLuzExhibitions: SpanishTexts = {
  words: {
    'Exhibitions of Sal y Luz': 'Exposiciones de Sal y Luz',
    'On the walls of Sal y Luz': 'En las paredes de Sal y Luz',
    'Seven exhibitions from January to December, each lived in before it is written about.':
      'Siete exposiciones de enero a diciembre; en todas se vive antes de escribir sobre ellas.',
    'January to December': 'De enero a diciembre',
    'Seven shows, three of them on the floor.': 'Siete exposiciones, tres de ellas en el suelo.',
    'The whole year': 'El año entero',
    'What is in the light has the long hall; the others have found places of their own.':
      'La que está a plena luz ocupa la sala larga; las demás han encontrado su propio sitio.',
    'the long hall': 'la sala larga',
    'A table is a landscape': 'Una mesa es un paisaje',
    'Carmen Oduber': 'Carmen Oduber',
    'the kitchen': 'la cocina',
    'Black suns': 'Soles negros',
    'Théo Marchand': 'Théo Marchand',
    'Letters to a flamingo': 'Cartas a un flamenco',
    'pupils of the village school': 'alumnos de la escuela del pueblo',
    'the stairs': 'la escalera',
    'Everything returned': 'Todo lo devuelto',
    'all of them': 'todos ellos',
    'In the light': 'A plena luz',
    'Nadia Quiroga walks the flats with a roller': 'Nadia Quiroga recorre las salinas con un rodillo',
    'For eleven mornings she pulled a metre of paper behind her and let the salt do the printing. The sheets hang edge to edge: you can walk the same way in forty steps, indoors, in your socks.':
      'Durante once mañanas arrastró tras de sí un metro de papel y dejó que la sal se encargara de imprimir. Las hojas cuelgan borde con borde: se puede recorrer el mismo camino en cuarenta pasos, bajo techo y en calcetines.',
    'If you are an artist': 'Si usted es artista',
    'The room is yours for a year, with bed and board.': 'La habitación es suya por un año, con cama y mesa puesta.',
    'Write one page': 'Escriba una página',
    'By hand, if your hand is part of it. No portfolio.': 'A mano, si su mano forma parte de la obra. Sin portafolio.',
    'Come for a week': 'Venga una semana',
    'We pay the journey and ask nothing until the last day.':
      'Pagamos el viaje y no preguntamos nada hasta el último día.',
    'Leave something': 'Deje algo',
    'It stays in the house. The rest you take and sell as you please.':
      'Se queda en la casa. Lo demás se lo lleva y lo vende como quiera.',
  },
}
