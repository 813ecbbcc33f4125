import type { fitOuts, furnishings } from '../../listings/fact-fields.ts';

export type Furnishing = (typeof furnishings)[number];
export type FitOut = (typeof fitOuts)[number];

interface FeatureWords {
  /** How people ask for it. */
  said: readonly string[];
  /** How listings say it, words in a row; what is asked counts as well. */
  found: readonly string[];
}

const feature = (said: readonly string[], found: readonly string[]): FeatureWords => ({ said, found });

/** What a listing can offer beyond its facts: words of its features, its titles and its view. */
export const featureTable = {
  pool: feature(
    [
      'pool, swimming pool, private pool, shared pool, pools, compound pool',
      'مسبح, مسابح, حوض سباحة, مسبح خاص, مسبح مشترك, بركة سباحة',
    ],
    ['pool', 'pools', 'مسبح', 'مسابح', 'حوض سباحه'],
  ),
  gym: feature(
    ['gym, gymnasium, fitness, fitness centre, fitness center', 'جيم, صالة رياضية, نادي رياضي, نادي صحي, صالة رياضة'],
    ['gym', 'gymnasium', 'fitness', 'جيم', 'صاله رياضيه', 'نادي رياضي', 'نادي صحي'],
  ),
  garden: feature(
    ['garden, private garden, yard, backyard', 'حديقة, حديقه, حديقة خاصة, حوش'],
    ['garden', 'yard', 'حديقه', 'حوش'],
  ),
  balcony: feature(
    ['balcony, balconies, terrace', 'بلكونة, بلكونه, شرفة, تراس, بلكون'],
    ['balcony', 'terrace', 'بلكونه', 'شرفه', 'تراس'],
  ),
  'maid-room': feature(
    [
      'maid room, maids room, maid s room, room for maid',
      'غرفة خادمة, غرفة شغالة, غرفة عاملة, غرفة للخادمة, غرفة للشغالة',
    ],
    ['maids room', 'maid room', 'maid', 'maids', 'غرفه خادمه', 'غرفه شغاله', 'خادمه'],
  ),
  'driver-room': feature(
    ['driver room, drivers room', 'غرفة سائق, غرفة سواق, غرفة دريول'],
    ['drivers room', 'driver room', 'driver', 'drivers', 'غرفه سائق', 'سائق'],
  ),
  majlis: feature(
    ['majlis, external majlis, outside majlis', 'مجلس, مجلس خارجي, مجلس رجال, ملحق خارجي'],
    ['majlis', 'مجلس'],
  ),
  'sea-view': feature(
    [
      'sea view, seaview, sea views, beach view, water view, ocean view, waterfront view, beachfront, facing the sea',
      'إطلالة بحرية, إطلالة على البحر, مطلة على البحر, مطل على البحر, على البحر, اطلاله بحر, منظر بحري',
    ],
    [
      'sea view',
      'sea views',
      'seaview',
      'beach view',
      'water view',
      'beachfront',
      'اطلاله بحريه',
      'مطله علي بحر',
      'اطلاله علي بحر',
    ],
  ),
  'city-view': feature(
    ['city view, skyline view', 'إطلالة على المدينة, مطلة على المدينة'],
    ['city view', 'skyline view', 'اطلاله علي مدينه'],
  ),
  'marina-view': feature(['marina view', 'إطلالة على المارينا, مطلة على المارينا'], ['marina view', 'اطلاله علي مارينا']),
  parking: feature(
    [
      'parking, car park, covered parking, parking space, parking spaces, parking bay, parking bays, garage, carport',
      'موقف, مواقف, موقف سيارة, مواقف سيارات, موقف سيارات, باركنج, باركن, كراج سيارة',
    ],
    ['parking', 'garage', 'موقف', 'مواقف', 'كراج'],
  ),
  'play-area': feature(
    ['play area, playground, kids area, kids play area, childrens play area', 'منطقة ألعاب, ألعاب أطفال, ملعب أطفال'],
    ['play area', 'playground', 'العاب اطفال', 'ملعب اطفال'],
  ),
  concierge: feature(['concierge', 'كونسيرج'], ['concierge', 'كونسيرج']),
  wardrobes: feature(
    ['built in wardrobes, wardrobes, closets', 'دواليب, خزائن, كبتات'],
    ['wardrobes', 'دواليب', 'خزائن'],
  ),
  laundry: feature(['laundry, laundry room', 'غرفة غسيل'], ['laundry', 'غرفه غسيل']),
  security: feature(['security, 24 hour security', 'حراسة, أمن, حارس'], ['security', 'حراسه', 'امن']),
  cctv: feature(['cctv', 'كاميرات مراقبة, كاميرات'], ['cctv', 'كاميرات']),
  internet: feature(
    ['internet, wifi, fibre internet, fiber internet', 'إنترنت, واي فاي'],
    ['internet', 'wifi', 'انترنت'],
  ),
  'central-ac': feature(
    ['central ac, central air conditioning, central a c', 'تكييف مركزي, مكيف مركزي'],
    ['central air conditioning', 'central ac', 'تكييف مركزي'],
  ),
  kitchen: feature(
    ['kitchen appliances, equipped kitchen, fitted kitchen', 'مطبخ مجهز, مطبخ راكب'],
    ['kitchen appliances', 'equipped kitchen', 'fitted kitchen', 'مطبخ مجهز'],
  ),
  'storage-room': feature(
    ['storage room, store room', 'غرفة تخزين, مخزن داخلي'],
    ['storage room', 'store room', 'غرفه تخزين'],
  ),
  'meeting-room': feature(
    [
      'meeting room, meeting rooms, conference room, boardroom',
      'غرفة اجتماعات, قاعة اجتماعات, غرف اجتماعات, صالة اجتماعات',
    ],
    ['meeting room', 'meeting rooms', 'conference room', 'boardroom', 'غرفه اجتماعات', 'قاعه اجتماعات'],
  ),
  reception: feature(['reception, reception area', 'استقبال, منطقة استقبال'], ['reception', 'استقبال']),
  pantry: feature(
    ['pantry, kitchenette', 'بوفيه, مطبخ تحضيري, مطبخ صغير'],
    ['pantry', 'kitchenette', 'بوفيه', 'مطبخ تحضيري'],
  ),
  'server-room': feature(['server room', 'غرفة خوادم, غرفة سيرفر'], ['server room', 'غرفه خوادم']),
  'raised-floor': feature(['raised floor', 'أرضية مرتفعة, أرضية مرفوعة'], ['raised floor', 'ارضيه مرفوعه']),
  'prayer-room': feature(['prayer room', 'مصلى, غرفة صلاة'], ['prayer room', 'مصلي']),
  lifts: feature(
    ['lift, lifts, elevator, elevators', 'مصعد, مصاعد, أسانسير'],
    ['lift', 'lifts', 'elevator', 'elevators', 'مصعد', 'مصاعد'],
  ),
  'backup-power': feature(
    ['backup power, generator', 'مولد, مولد كهرباء, كهرباء احتياطية'],
    ['backup power', 'generator', 'مولد'],
  ),
  'loading-dock': feature(
    ['loading dock, loading docks, loading bay, loading bays, loading access', 'رصيف تحميل, أرصفة تحميل, منصة تحميل'],
    ['loading dock', 'loading docks', 'loading bay', 'loading access', 'رصيف تحميل'],
  ),
  sprinklers: feature(['sprinklers, fire sprinklers', 'رشاشات حريق, نظام إطفاء'], ['sprinklers', 'رشاشات']),
  mezzanine: feature(['mezzanine', 'ميزانين'], ['mezzanine', 'ميزانين']),
} as const satisfies Record<string, FeatureWords>;

export type Feature = keyof typeof featureTable;
export const featureNames = Object.keys(featureTable) as Feature[];

export const furnishingPhrases: Readonly<Record<Furnishing, readonly string[]>> = {
  unfurnished: [
    'unfurnished, not furnished, no furniture, without furniture',
    'غير مفروش, غير مفروشة, غير مفروشه, بدون فرش, بدون أثاث, بلا أثاث, مو مفروش, مو مفروشة, مب مفروش, مب مفروشة, فاضية, فاضي',
  ],
  'part-furnished': [
    'semi furnished, part furnished, partly furnished, partially furnished',
    'شبه مفروش, شبه مفروشة, شبه مفروشه, نص مفروش, نص مفروشة, نصف مفروش, نصف مفروشة, نص فرش',
  ],
  furnished: [
    'furnished, fully furnished, full furnished, with furniture',
    'مفروش, مفروشة, مفروشه, مفروش بالكامل, مفروشة بالكامل, مؤثث, مؤثثة, مع الأثاث, بالأثاث, مع الفرش, مفروشين',
  ],
};

export const fitOutPhrases: Readonly<Record<FitOut, readonly string[]>> = {
  'shell-and-core': [
    'shell and core, shell core, shell n core, bare shell, core and shell',
    'على العظم, عظم, هيكل وأساس, شل اند كور, شل آند كور, بدون تشطيب',
  ],
  'cat-a': ['cat a, category a', 'كات أ, كات ايه'],
  fitted: [
    'fitted, fully fitted, fitted out, fit out, fully fitted out, partitioned, plug and play',
    'مجهز, مجهزة, مجهز بالكامل, مجهزة بالكامل, جاهز ومجهز, جاهزة ومجهزة, مقسم, مقسمة, مشطب, متشطب',
  ],
  furnished: ['fitted and furnished, furnished and fitted', 'مجهز ومفروش, مفروش ومجهز'],
};

/** Narrower than what is said: a fitted kitchen is no fitted office. */
export const fitOutFound: Readonly<Record<FitOut, readonly string[]>> = {
  'shell-and-core': fitOutPhrases['shell-and-core'],
  'cat-a': fitOutPhrases['cat-a'],
  fitted: ['fully fitted, fitted out, fitted office, fitted shop', 'مجهز بالكامل, مجهزة بالكامل, مكتب مجهز, محل مجهز'],
  furnished: fitOutPhrases.furnished,
};
