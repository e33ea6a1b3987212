import type { SpanishTexts } from './types'

/** What guests ask before they come. */
export const questions: SpanishTexts = {
  words: {
    Questions: 'Preguntas',
    'Questions that guests ask before they come': 'Lo que preguntan los huéspedes antes de venir',
    'Transfers, tips, wristbands, rain and the dress for dinner: what we are asked most, and what we say.':
      'Traslados, propinas, pulseras, lluvia y qué ponerse para cenar: lo que más nos preguntan y lo que contestamos.',
    'Good to know': 'Conviene saberlo',
    'Ask us anything': 'Pregunte lo que quiera',
    'We have written down what everybody else asked first.': 'Hemos apuntado lo que los demás preguntaron antes.',
    'Before you come': 'Antes de venir',
    'How do I get from the airport to the house?': '¿Cómo llego del aeropuerto a la casa?',
    'With four nights or more somebody fetches you, with a sign and cold towels. For a shorter stay it is forty dollars, there and back.':
      'A partir de cuatro noches van por usted, con un cartel y toallas frías. Si se queda menos, son cuarenta dólares, ida y vuelta.',
    'What do I pack for dinner?': '¿Qué llevo para la cena?',
    'A shirt with a collar for one room in each house, and bare feet for the others. Nobody is sent away.':
      'Una camisa con cuello para un comedor de cada casa; a los demás se va descalzo. No se le cierra la puerta a nadie.',
    'May I bring my dog?': '¿Puedo llevar a mi perro?',
    'To the houses of Solmara, if it is smaller than our own dogs. They are called Pan and Sal.':
      'A las casas Solmara, si es más pequeño que nuestros propios perros. Se llaman Pan y Sal.',
    'While you are here': 'Mientras esté aquí',
    'Is really everything included?': '¿De verdad está todo incluido?',
    'Yes, tips too. What is not: telephone calls to the moon, and the fourth massage.':
      'Sí, también las propinas. Lo que no: las llamadas a la luna y el cuarto masaje.',
    'Do I have to wear a wristband?': '¿Hay que llevar pulsera?',
    'At Costa Viva, in the water park, because there it is also a team. Nowhere else.':
      'En Costa Viva, en el parque acuático, porque allí también es un equipo. En ningún otro sitio.',
    'What if it rains?': '¿Y si llueve?',
    'It does, for about an hour, and it is warm. The umbrellas are beside each door.':
      'Llueve, más o menos una hora, y el agua es tibia. Hay paraguas junto a cada puerta.',
    'Money and dates': 'Dinero y fechas',
    'May I change my dates?': '¿Puedo cambiar mis fechas?',
    'Once, free of charge, until fourteen days before you arrive.':
      'Una vez, sin cargo, hasta catorce días antes de llegar.',
    'When do I pay?': '¿Cuándo se paga?',
    'A fifth when you book, the rest when you have slept here once.':
      'La quinta parte al reservar; el resto, cuando ya haya dormido aquí una noche.',
    'Not in the list?': '¿No está en la lista?',
    'hello@solmara.example': 'hola@solmara.example',
    'Every day, 8 a.m. to 10 p.m. in Miami': 'Todos los días, de 8 a 22 h (Miami)',
    'All our numbers': 'Todos nuestros teléfonos',
  },
}
