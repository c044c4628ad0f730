export interface SampleArtist {
  stageName?: string;
  firstName?: string;
  lastName?: string;
}

const stage = (names: string): SampleArtist[] => names.split(' | ').map((stageName) => ({ stageName }));

/**
 * Enough for several pages: scripts that run in both directions, signs that searches and addresses trip over, names that differ in accents
 * alone, one very long word, and some without a stage name.
 */
export const ARTISTS: readonly SampleArtist[] = [
  { stageName: 'Sólveig', firstName: 'Sólveig', lastName: 'Þórðardóttir' },
  { firstName: 'Ana', lastName: 'Beltrán' },
  { firstName: 'Kofi' },
  { stageName: 'Näköala', firstName: 'Aino', lastName: 'Mäkelä' },
  ...stage(`夜の汽車 | 星を数える | 雨の図書館 | 月光酒店 | 青い鳥と私 | 달빛 정원 | 바람의 노래`),
  ...stage(`ليالي الشام | نور البحر | صوت النيل | אור בחלון | שיר הנמל | گل یخ`),
  ...stage(`Дорога домой | Синий трамвай | Вечірнє місто | Όνειρο στην άκρη | सुबह की धुन | เสียงฝน | Հեռավոր ձայն | ღამის ხმა`),
  ...stage(
    `AC/Direct | Nunn O))) | Jane's Attic | You & Them | #1 Fits? | +45 | "Villains" | 100% Wool | 1000 Wool | old_loop | oldXloop`,
  ),
  ...stage(`U9 | Q | Ω | !!? | Mø Lund | Mo Lund | Beyoncé-Lise | Beyonce-Lise | Señor Coco | Zażółć Gęślą | Øresund Trio`),
  ...stage(`Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochcymanfaorganddwyrhythmauancerddorion | 🎺 Brass & Co. 🎷`),
  ...stage(`The Paper Lanterns | Harbour Lights | Slow Weather | Tin Orchard | Velvet Static | North Platform | Cassette Garden`),
  ...stage(
    `Mirror Lake | The Late Trains | Copper Sky | Glass Orchestra | Saturday Radio | Low Tide Club | Marble Arcade | Winter Coats`,
  ),
];

export const CHANNELS = ['Night Sessions', 'Live im Hafen', '音楽の窓', 'قناة الطرب', 'Kitchen Concerts', 'One Take'] as const;

export interface SampleAlbum {
  name: string;
  /** Place in ARTISTS; none for a sampler. */
  artist?: number;
  songs: readonly string[];
}

export const ALBUMS: readonly SampleAlbum[] = [
  { name: 'Fjörður', artist: 0, songs: ['Ís', 'Vetrarsól', 'Þögn', 'Bárur', 'Heima', 'Ljós í glugga', 'Intro', 'Norðurljós'] },
  { name: 'Aguas de marzo y mayo', artist: 1, songs: ['Lluvia', 'Mañana', 'Canción de la acera', 'Intro', 'El faro', 'Niña'] },
  { name: '始発', artist: 4, songs: ['夜に走る', '踏切', '無人駅', 'Intro', '終着駅', '朝焼け', '切符'] },
  { name: 'شبابيك', artist: 11, songs: ['يا ليل', 'شباك حبيبي', 'طريق الشام (Live 2019)', 'وردة', 'مطر'] },
  { name: 'חלון פתוח', artist: 14, songs: ['בוקר', 'רחוב 12', 'הים שלי', 'לילה טוב'] },
  { name: 'Пересадка', artist: 17, songs: ['Дорога', 'Снег', 'Последний вагон', 'Письмо', 'Окна'] },
  {
    name: 'Low > High',
    artist: 25,
    songs: ['T.N.Tea', 'Highway to Hull', '100% Pure', '1000 Pure', 'old_mix', 'oldXmix', 'C:\\beat'],
  },
  {
    name: 'Paper',
    artist: 49,
    songs: ['Fold', 'Crane', 'Lantern Song', 'Love', 'Love me', 'Love me tender', 'Glove', 'Postcard', 'Envelope'],
  },
  { name: 'Velvet', artist: 53, songs: ['Static', 'Snow on the Screen', 'Channel 4', 'Sign-off', 'Test Card', 'Anthem'] },
  { name: 'Harbour Sampler', songs: ['Foghorn', 'Ropes & Bells', 'Tide Table', 'Gulls', 'The Last Ferry'] },
];

export const PLAYLISTS = [
  'Morning Coffee',
  'Deep Focus',
  'Nachtzug',
  '金曜日の夜',
  'رحلة',
  'Everything',
  'Still to fill',
] as const;

/** Artist and channel by their places above. */
export const VIDEOS: readonly { title: string; artist: number; channel: number }[] = [
  { title: 'Vetrarsól (live)', artist: 0, channel: 0 },
  { title: 'Lluvia, una toma', artist: 1, channel: 5 },
  { title: '踏切 MV', artist: 4, channel: 2 },
  { title: 'يا ليل – جلسة', artist: 11, channel: 3 },
  { title: 'Am Kai 7', artist: 50, channel: 1 },
  { title: 'Lantern Song in the kitchen', artist: 49, channel: 4 },
  { title: 'Последний вагон', artist: 17, channel: 0 },
  { title: 'Highway to Hull', artist: 25, channel: 5 },
];
