import type { SpanishTexts } from './types'

/** The home of Noche Azul. */
export const nocheAzul: SpanishTexts = {
  words: {
    'Noche Azul': 'Noche Azul',
    'Noche Azul: the evening is the main event': 'Noche Azul: la noche es lo principal',
    'Adults-only houses for people who eat late. Breakfast is served until two, the bar knows about agave, and somebody good is always playing.':
      'Casas solo para adultos, para quienes cenan tarde. El desayuno se sirve hasta las dos, el bar sabe de agave y siempre toca alguien bueno.',
    'Eighteen and over': 'Desde los dieciocho años',
    'The evening is the main event': 'La noche es lo principal',
    'See the resorts': 'Ver los resorts',
    'All offers': 'Todas las ofertas',
    '21:40 moonrise over the cenote': '21:40 sale la luna sobre el cenote',
    'We are at our best after nine': 'Lo mejor nos sale después de las nueve',
    'Two houses, one in the rock and one around the water, for people who think of dinner as the middle of the day. Curtains close properly. Breakfast is served until two and nobody will comment.':
      'Dos casas, una en la roca y otra alrededor del agua, para quienes consideran que la cena es la mitad del día. Las cortinas cierran de verdad. El desayuno se sirve hasta las dos y nadie hará comentarios.',
    'Without names, only numbers': 'Sin nombres, solo números',
    'From the bar at West End. Begin with four.': 'Del bar de West End. Empiece por el cuatro.',
    'By the moon': 'Según la luna',
    'Both houses plan by it. So do the turtles.': 'Las dos casas se guían por ella. Las tortugas también.',
    'At the bar': 'En la barra',
    'Ninety villages in ninety glasses': 'Noventa pueblos en noventa copas',
    'Inés Canul pours mezcal by place instead of by price, and will stop you at the right moment. The cocktails at West End have no names, only numbers; begin with four.':
      'Inés Canul sirve el mezcal por pueblo y no por precio, y sabrá decirle basta en el momento justo. Los cócteles de West End no tienen nombre, solo número; empiece por el cuatro.',
    'In the air': 'En el aire',
    'Somebody good is playing': 'Toca alguien bueno',
    'A trio in the orange court, four thousand records above the cliff. Requests are taken until ten, politely.':
      'Un trío en el patio de los naranjos, cuatro mil discos sobre el acantilado. Se aceptan peticiones hasta las diez, con toda cortesía.',
    'rooms in two houses': 'habitaciones en dos casas',
    '1 a.m.': '1:00',
    'last order from the wood oven': 'último pedido al horno de leña',
    '4 min': '4 min',
    'of silence at sunset': 'de silencio al atardecer',
    'Noche Azul resorts': 'Los resorts Noche Azul',
    Lately: 'Últimamente',
    'Half past midnight': 'Medianoche y media',
    'Blue hour, room nine': 'Hora azul, habitación nueve',
    'The walk into town': 'El paseo hasta el pueblo',
    'From the schooner': 'Desde la goleta',
    'Offers for these houses': 'Ofertas para estas casas',
  },
  fields: {
    'noche-azul-band': {
      lines: [
        {
          number: '4',
          title: 'Empiece por este',
          copy: 'Mezcal de San Dionisio, toronja y una pizca de algo que no vamos a decir.',
        },
        {
          number: '11',
          title: 'Para el acantilado',
          copy: 'Ron blanco, guanábana, muy frío. Agárrese de la baranda.',
        },
        {
          number: '27',
          title: 'Después de la tercera canción',
          copy: 'Café, anís y una silla que se gira hacia el trío.',
        },
      ],
    },
    'noche-azul-moon': {
      nights: [
        {
          phase: 'new',
          title: 'Luna nueva',
          copy: 'A las once se apagan todas las lámparas. Traiga una manta; el cielo pone lo demás.',
        },
        {
          phase: 'first-quarter',
          title: 'Cuarto creciente',
          copy: 'El trío baja hasta el agua y toca para ella.',
        },
        {
          phase: 'full',
          title: 'Luna llena',
          copy: 'El cenote a medianoche, sin una sola vela. Treinta personas, ni una palabra.',
        },
        {
          phase: 'waning-crescent',
          title: 'La última, muy delgada',
          copy: 'Desayuno a las cuatro, para quienes no se han acostado.',
        },
      ],
    },
  },
}
