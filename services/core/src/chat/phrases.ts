/** A meaning in each line, spelling folded (`search/fold.ts`). */

export type Topic =
  | 'price'
  | 'rent-price'
  | 'cheap'
  | 'dear'
  | 'cheaper'
  | 'dearer'
  | 'bigger'
  | 'smaller'
  | 'more'
  | 'districts'
  | 'agent'
  | 'hours'
  | 'open-now'
  | 'contact'
  | 'office-place'
  | 'services'
  | 'sell'
  | 'finance'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'help'
  | 'wish';

export const topics: Readonly<Record<Topic, readonly string[]>> = {
  price: [
    'price, prices, pricing, cost, costs, how much, rate, rates, average, median, price range, going rate',
    'سعر, أسعار, السعر, الأسعار, أسعارها, سعرها, سعره, بكم, بكام, كم سعر, كم أسعار, كم تكلف, كم يكلف, تكلفة, شكثر, متوسط, كم القيمة, قديش',
  ],
  'rent-price': [
    'what is the rent, rent prices, rental prices, rent price, how much is rent, how much rent, how much is the rent, average rent',
    'كم الإيجار, كم إيجار, كم إيجارات, بكم إيجار, أسعار الإيجار, أسعار إيجار, سعر إيجار, متوسط الإيجار, متوسط إيجار, كم آجار, بكم آجار',
  ],
  cheap: [
    'cheap, cheapest, lowest price, lowest, most affordable, affordable, economical',
    'أرخص شي, رخيص, رخيصة, رخيصه, اقتصادي, اقتصادية, بسعر مناسب, سعر مناسب, أقل سعر',
  ],
  dear: ['most expensive, priciest, luxury, luxurious, highest price', 'الأغلى, أغلى, فاخر, فاخرة, فخم, فخمة, أعلى سعر'],
  cheaper: [
    'cheaper, cheaper ones, less expensive, something cheaper, lower price, too expensive, too much',
    'أرخص, ارخص من كذا, أقل سعرا, غالي, غالية, أرخص من هذا, أرخص منها',
  ],
  dearer: ['more expensive, better ones', 'أغلى من كذا, أغلى منها'],
  bigger: [
    'bigger, larger, bigger ones, more space, larger ones, something bigger',
    'أكبر مساحة, أكبر, أوسع, أكبر من كذا, مساحة أكبر, أكبر منها',
  ],
  smaller: ['smaller, smaller ones, something smaller', 'أصغر, أصغر مساحة, مساحة أصغر, أصغر منها'],
  more: [
    'more, show more, show me more, more results, next, next ones, others, other options, more options, anything else',
    'المزيد, مزيد, غيرها, غيره, غير هذا, اعرض المزيد, التالي, خيارات أخرى, في غيرها, باقي',
  ],
  districts: [
    'which areas, what areas, which districts, what districts, districts, which locations, what locations, locations, areas you cover, areas do you cover, areas do you have, neighbourhoods, neighborhoods, which neighbourhoods, where do you have, which area, best area, popular areas',
    'أي مناطق, أي منطقة, ما المناطق, المناطق, مناطق, وش المناطق, شنو المناطق, في أي مناطق, وين عندكم, أين لديكم, أحياء, أي حي, أفضل منطقة, أحسن منطقة',
  ],
  agent: [
    'agent, agents, broker, brokers, realtor, consultant, consultants, advisor, adviser, salesman, sales person, salesperson, real person, human, representative, your team, speak to someone, talk to someone, speak with someone, talk to a person, talk to human, talk to, speak to, talk with, speak with, contact agent, contact an agent, call me, viewing, book a viewing, visit, see it, arrange a visit',
    'وسيط, وسطاء, وسيطة, سمسار, مندوب, مندوبين, مستشار, مستشارين, موظف, موظفين, شخص حقيقي, أكلم أحد, أكلم شخص, أكلم, كلم, أتكلم, أتكلم مع, أتحدث مع, التحدث مع, تواصل مع وسيط, فريقكم, معاينة, موعد معاينة, زيارة, كلموني, اتصلوا بي',
  ],
  hours: [
    'office hours, working hours, opening hours, opening times, business hours, hours, timing, timings, office timing, office timings, what time, when do you open, when do you close, when are you open, when open, closing time, work on friday, open on friday, open on saturday, open friday, open saturday, weekend, weekends, open on weekends',
    'ساعات العمل, ساعات الدوام, أوقات العمل, أوقات الدوام, دوامكم, دوام, الدوام, متى تفتحون, متى تفتح, متى تسكرون, متى تغلقون, متى مفتوح, تفتحون, مفتوحين الجمعة, مفتوحين السبت, يوم الجمعة, يوم السبت, أي ساعة, مواعيد العمل, المواعيد',
  ],
  'open-now': [
    'open now, are you open, are you open now, open today, are you open today, still open, closed now',
    'مفتوح الحين, مفتوحين الحين, مفتوحين الآن, مفتوح الآن, فاتحين, فاتحين الحين, مفتوحين اليوم, مفتوحين, فاتحين اليوم',
  ],
  contact: [
    'contact, contact you, contact us, contact details, phone, phone number, telephone, mobile, number, call, call you, whatsapp, whatsap, whats app, email, e mail, mail, reach you, get in touch, message you, complaint, hotline',
    'تواصل, التواصل, أتواصل, نتواصل, أتواصل معكم, تواصل معنا, اتصال, أتصل, أتصل فيكم, رقم, رقمكم, رقم الهاتف, رقم التلفون, رقم الجوال, هاتف, هاتفكم, تلفون, جوال, واتساب, واتس, واتس اب, واتسكم, إيميل, ايميلكم, بريد, البريد الإلكتروني, شكوى',
  ],
  'office-place': [
    'your office, your address, where are you, where are you located, where is the office, where is your office, your location, office address, office location, located, find you, directions, address',
    'مكتبكم, وين مكتبكم, أين مكتبكم, عنوانكم, العنوان, عنوان, موقعكم, وين موقعكم, وينكم, أين أنتم, مقركم, مقر الشركة, عنوان المكتب',
  ],
  services: [
    'services, service, your services, property management, manage my property, valuation, evaluate, appraisal, what do you offer, what services, investment, invest, investment advice, consultation',
    'خدمات, خدماتكم, خدمة, الخدمات, إدارة أملاك, إدارة عقارات, إدارة العقارات, تقييم, تثمين, استثمار, استثمر, أستثمر, استشارة, ماذا تقدمون, شنو تقدمون, وش تقدمون',
  ],
  sell: [
    'sell my, selling my, sell our, want to sell, to sell my, list my, rent out, rent out my, lease my, lease out, rent my, let my, list a property, i am an owner, i am a landlord, landlord, find a tenant, find tenants',
    'أبيع, أبي أبيع, أريد بيع, أريد أن أبيع, بيع شقتي, بيع فيلتي, بيع بيتي, بيع أرضي, بيع عقاري, أبيع بيتي, أعرض عقاري, تأجير شقتي, تأجير عقاري, أأجر, أؤجر, أؤجر شقتي, أأجر شقتي, عندي شقة, عندي فيلا, عندي أرض, عندي عقار, عندي بيت, مالك عقار, عندي محل, عندي مكتب',
  ],
  finance: [
    'mortgage, loan, bank loan, finance, financing, installments, instalments, payment plan, freehold, residency, ownership for foreigners, can foreigners buy, foreigners, visa, deposit, security deposit, commission, fee, fees, contract, contracts, documents, papers, cheque, cheques, cheques needed, qid',
    'رهن, قرض, تمويل, تقسيط, أقساط, بالتقسيط, تملك الأجانب, تملك حر, إقامة عقارية, إقامة, للأجانب, تأمين, عمولة, رسوم, عقد, عقود, مستندات, المستندات, أوراق, الأوراق, شيكات, شيك',
  ],
  greeting: [
    'hi, hello, hey, good morning, good afternoon, good evening, salam, salam alaikum, assalamu alaikum, salaam, marhaba, hiya, greetings',
    'مرحبا, مرحبًا, أهلا, أهلًا, هلا, هلا والله, السلام عليكم, سلام, سلام عليكم, صباح الخير, مساء الخير, هاي, يا هلا, حياكم الله, مساء النور, شلونكم, شلونك, كيف الحال, كيفك',
  ],
  thanks: [
    'thanks, thank you, thank you very much, thx, many thanks, great thanks, appreciate it, perfect thanks, cheers, shukran',
    'شكرا, شكرًا, شكرا جزيلا, مشكور, مشكورين, تسلم, تسلمون, يعطيك العافية, يعطيكم العافية, الله يعطيك العافية, جزاك الله خير, ممنون',
  ],
  goodbye: [
    'bye, goodbye, see you, good night, have a nice day',
    'مع السلامة, في أمان الله, باي, تصبح على خير, إلى اللقاء',
  ],
  help: [
    'help, help me, what can you do, how does this work, who are you, are you a bot, are you a robot, are you real',
    'مساعدة, ساعدني, ساعدوني, ماذا تستطيع, شنو تسوي, شنو تسوون, تقدرون, تقدر, تسوون, تسوي, وش تقدر تسوي, من أنت, مين انت, هل أنت روبوت, أنت روبوت, كيف تساعدني',
  ],
  wish: [
    'furnished, semi furnished, unfurnished, sea view, view, balcony, pool, swimming pool, gym, parking, pets, pet friendly, garden, maid room, maids room, near metro, metro, school, ground floor, new, brand new, bills included, kahramaa',
    'مفروش, مفروشة, مفروشه, غير مفروش, غير مفروشة, شبه مفروشة, إطلالة, إطلالة بحرية, على البحر, مطلة على البحر, بلكونة, مسبح, جيم, نادي, موقف, مواقف, حيوانات, حديقة, غرفة خادمة, قريب من المترو, المترو, مدرسة, دور أرضي, جديد, جديدة, شامل, شاملة',
  ],
};

export const droppedPhrases = {
  place: [
    'any district, any area, anywhere, any location, all districts, all areas, everywhere, any place, anywhere in qatar',
    'أي منطقة كانت, في أي منطقة, أي مكان, في أي مكان, كل المناطق, جميع المناطق, وين ما كان',
  ],
  price: [
    'any price, any budget, price is open, whatever price, no limit, price does not matter',
    'أي سعر, بأي سعر, مهما كان السعر, بدون حد للسعر, بدون سقف, السعر مفتوح, السعر ما يهم',
  ],
  bedrooms: ['any number of bedrooms, any bedrooms, any rooms', 'أي عدد من الغرف, بأي عدد غرف, أي عدد غرف'],
  area: ['any size, any space', 'أي مساحة, بأي مساحة'],
  kind: ['any kind, any type, all kinds, all types', 'أي نوع, كل الأنواع, جميع الأنواع'],
} as const;

/** Else taken for misspelt ones. */
export const silentWords =
  'a, an, i, im, me, my, we, our, us, you, your, u, ur, it, its, is, are, am, was, be, been, being, do, does, did, done, have, has, had, having, got, get, give, can, could, would, will, shall, should, may, might, must, want, wants, wanted, need, needs, needed, like, looking, look, looks, search, searching, find, finding, show, showing, see, list, tell, let, know, please, pls, plz, kindly, there, their, they, them, this, that, these, those, here, what, whats, which, who, whom, whose, when, where, wheres, why, how, if, or, but, so, not, no, yes, yeah, ok, okay, just, only, also, too, very, really, some, any, all, every, each, much, many, few, lot, lots, in, at, on, of, off, for, with, without, by, from, into, near, nearby, close, next, around, inside, outside, up, down, out, as, than, then, now, today, currently, right, still, again, about, and, to, available, availability, anything, something, nice, good, best, great, beautiful, perfect, interested, options, option, choices, choice, ones, one, thing, things, type, kind, kinds, types, size, space, spaces, area, areas, district, city, town, zone, region, community, family, families, big, large, small, huge, spacious, modern, company, business, staff, people, employees, desks, person, persons, bachelor, bachelors, couple, kids, wife, husband, children, live, living, stay, move, moving, work, qatar, sir, madam, dear, hey, per, month, year, yearly, annual, annually, full, fully, unit, units, floor, floors, ready, help, based, say, says, said, go, going, make, take, try, think, hope, us, lets, whole, total, least, most, more, less, suggest, recommend, recommendation, suitable, included, includes, would, dont, doesnt, isnt, cant, am, pm, question, ask, ' +
  'في, من, على, عن, إلى, الى, مع, عند, عندكم, عندك, لديكم, لديك, لدي, لي, لنا, هل, ما, ماذا, ماهي, ما هي, هي, هو, هم, هذا, هذه, هذي, ذا, تلك, اللي, الذي, التي, كم, وش, ايش, شنو, شو, وين, أين, متى, كيف, ليش, لماذا, أي, يا, لو, سمحت, لو سمحت, من فضلك, فضلك, رجاء, الرجاء, أبي, ابغى, أبغى, ابغا, نبي, نبغى, بغيت, أبا, أريد, اريد, نريد, أرغب, ارغب, أدور, ادور, أبحث, ابحث, نبحث, أحتاج, محتاج, محتاجة, نحتاج, ودي, حاب, حابه, ممكن, يمكن, أقدر, اقدر, فيه, في عندكم, يوجد, موجود, موجودة, متوفر, متوفرة, متاح, متاحة, شي, شيء, أشوف, اشوف, عرض, اعرض, اعرضوا, ورني, وريني, أعطني, عطني, عطوني, كان, يكون, تكون, لا, نعم, اي, ايوه, زين, طيب, تمام, بس, فقط, جدا, كثير, شوي, الحين, الآن, اليوم, حاليا, قريب, قريبة, قرب, بالقرب, جنب, بجانب, منطقة, مدينة, حي, مساحة, مساحتها, مساحته, المساحة, نوع, كبير, كبيرة, صغير, صغيرة, واسع, واسعة, حلو, حلوة, مناسب, مناسبة, مناسبه, ممتاز, أفضل, احسن, أحسن, عائلة, لعائلة, عوائل, عزاب, شركة, لشركة, شركتي, شخص, أشخاص, زوجتي, أولادي, قطر, بقطر, سنة, سنوي, سنويا, أخي, اخوي, حضرتك, خيارات, خيار, كل, جميع, بعض, غير, صالة, وصالة, مطبخ, نبحث, وعندي, او, أو, ثم, ان, إن, أن, لكن, و, ل, ب, تكون, بها, فيها, فيه, عليها, منها, لها, له, بيكون, أعرف, اعرف, أسأل, سؤال, ابي, بدي, عايز, عاوز, نفسي, حق, مال, تبع, داخل';

/** Else taken for misspelt ones of ours. */
export const foreignWords =
  'stop, iphone, phones, gold, food, boat, cars, bike, wall, pizza, party, ticket, stock, stocks, سيارة, سيارات, طيارة';
