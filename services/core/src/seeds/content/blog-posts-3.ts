import type { SeedPost } from '../seed-content.ts';

export const posts: readonly SeedPost[] = [
  {
    title: 'Msheireb Downtown on foot: working in the old centre',
    slug: 'msheireb-downtown-on-foot',
    excerpt:
      'Few business districts in the Gulf can be crossed on foot. We walked Msheireb as a future tenant would, from the metro to the desk and out to lunch.',
    content: `<p>Most offices in Doha are judged from a car. Msheireb Downtown asks to be judged on foot, so we left the car at home and spent a working day there.</p>
<h2>Arriving</h2>
<p>Msheireb station is where the metro’s lines meet, which makes the district one of the easiest to reach by train. A small tram circles the quarter. Those who drive go down to shared basements; ask which bays belong to the office, how visitors are admitted, and how far it is from the bay to the lift.</p>
<h2>Between the buildings</h2>
<p>The streets are narrow and turned to catch the breeze, with arcades and façades set to shade the pavement. August remains August, yet for much of the year you can walk to a meeting and arrive fresh. Squares, cafés, the museums in the restored courtyard houses and Souq Waqif across the road make the lunch hour a pleasure.</p>
<h2>What kind of office it is</h2>
<p>Buildings here are low by Doha standards. Instead of a sea view you get a street, a neighbour and a front door close to the pavement. Firms that live from visits, such as lawyers, designers, banks and public bodies, tend to feel at home. A team that needs one very large open floor should check sizes first.</p>
<h2>Ask before you decide</h2>
<ul>
<li>What does the rent include, and how is cooling charged?</li>
<li>Which alterations and signs does the estate allow?</li>
<li>How do deliveries and movers reach the building, and at what hours?</li>
<li>On event days, which streets close?</li>
</ul>
<h2>Our advice</h2>
<p>Come twice: on a weekday at half past eight, from the metro, and on a winter evening when families fill the square. If both pictures suit your company, you will not need a brochure.</p>`,
    picture: 'office-tower-entrance-1.jpg',
    categoryId: 1,
    language: 'en',
    tags: ['Msheireb', 'offices', 'metro'],
    translationKey: 'msheireb-on-foot',
    publishedAt: '2026-09-29T07:00:00Z',
  },
  {
    title: 'مشيرب قلب الدوحة سيرًا على الأقدام: يوم عمل في وسط المدينة القديم',
    slug: 'مشيرب-قلب-الدوحة-سيرا-على-الاقدام',
    excerpt:
      'قليلة هي مناطق الأعمال في الخليج التي تُقطع مشيًا. تجوّلنا في مشيرب بعين المستأجر، من محطة المترو إلى المكتب ثم إلى الغداء.',
    content: `<p>اعتدنا أن نحكم على مكاتب الدوحة من نافذة السيارة. أمّا مشيرب قلب الدوحة فلا تُعرف إلا مشيًا، لذلك تركنا السيارة في البيت وقضينا فيها يوم عمل كاملًا.</p>
<h2>الوصول</h2>
<p>في محطة مشيرب تلتقي خطوط المترو، فهي من أسهل مناطق الدوحة وصولًا بالقطار، ويدور في الحيّ ترام صغير. ومن جاء بسيارته نزل إلى مواقف مشتركة تحت الأرض، فاسأل عن المواقف المخصّصة للمكتب، وعن دخول الزوّار، وعن المسافة من الموقف إلى المصعد.</p>
<h2>بين المباني</h2>
<p>الشوارع ضيّقة موجّهة لاستقبال النسيم، والأروقة والواجهات تلقي ظلّها على الرصيف. صيفنا يبقى صيفًا، لكنّك تستطيع في معظم شهور السنة أن تمشي إلى اجتماعك وتصل مرتاحًا. وتزيد استراحة الغداء متعةً الساحاتُ والمقاهي والمتاحف في البيوت القديمة المرمّمة، وسوق واقف على الجانب الآخر من الطريق.</p>
<h2>أيّ نوع من المكاتب؟</h2>
<p>المباني هنا منخفضة بمقاييس الدوحة. فبدل إطلالة البحر تجد شارعًا حيًّا وجيرانًا وبابًا قريبًا من الرصيف. ويناسب ذلك من يقوم عملهم على استقبال الزوّار، كمكاتب المحاماة والتصميم والمصارف والجهات العامة. أمّا من يحتاج إلى طابق مفتوح واسع جدًا فليتحقّق من المساحات أولًا.</p>
<h2>أسئلة قبل القرار</h2>
<ul>
<li>ماذا يشمل الإيجار، وكيف يُحتسب التبريد؟</li>
<li>ما التعديلات واللوحات التي تسمح بها إدارة المنطقة؟</li>
<li>كيف تصل شحنات التوريد والأثاث إلى المبنى، وفي أيّ ساعات؟</li>
<li>أيّ الشوارع يُغلق في أيام الفعاليات؟</li>
</ul>
<h2>نصيحتنا</h2>
<p>زُرها مرتين: صباح يوم عمل في الثامنة والنصف قادمًا بالمترو، ومساءً في الشتاء حين تملأ العائلات الساحة. فإن وجدت الصورتين ملائمتين لشركتك فقد اتضح لك القرار من غير كتيّب.</p>`,
    picture: 'office-tower-entrance-1.jpg',
    categoryId: 1,
    language: 'ar',
    tags: ['مشيرب', 'مكاتب', 'مترو الدوحة'],
    translationKey: 'msheireb-on-foot',
    publishedAt: '2026-09-29T08:00:00Z',
  },
  {
    title: 'The Pearl: what to look at in a sea-view apartment',
    slug: 'the-pearl-sea-view-apartment',
    excerpt:
      'The view sells the flat in the first minute. Use the rest of the visit for the things that decide how it feels to live there.',
    content: `<p>You open the door, the sea fills the glass, and the decision seems made. Stay a little longer. Two flats on the same floor of The Pearl can differ widely in comfort and in cost.</p>
<h2>Which sea?</h2>
<p>Open water, the marina and a canal are all sold as a sea view. Stand where the sofa will stand and see what is left of it. Ask which plots in front may still be built on, and whether the view comes from the living room or only from a bedroom.</p>
<h2>Sun, salt and sound</h2>
<p>A west-facing glass wall is splendid at sunset and hot from noon. Check the glazing, the blinds and the air conditioning in that very room. Salt air wears hinges, balcony rails and outdoor units, so open every window and look at the metal. Then be silent for a minute: restaurants and boats below are charming on Friday evening and less so on Tuesday at midnight.</p>
<h2>Inside</h2>
<ul>
<li>a kitchen that closes, if you cook often;</li>
<li>water pressure with two taps open;</li>
<li>traces of damp under sinks and on the ceilings of bathrooms;</li>
<li>storage, a laundry place and a helper’s room with a window;</li>
<li>a balcony deep enough for a table.</li>
</ul>
<h2>The building</h2>
<p>Ask for the parking bay by number and walk to it. Time the lifts. Ask how cooling is metered and what last summer’s bills were, which services the rent or the service charge covers, and how guests are received.</p>
<h2>If you are buying</h2>
<p>Ask for the title deed, the service-charge statement with any arrears, and the rules on letting. The Pearl is among the places where foreigners may own, as a rule; confirm the conditions for your own case with the authority before you pay a deposit.</p>`,
    picture: 'apartment-living-1.jpg',
    categoryId: 7,
    language: 'en',
    tags: ['The Pearl', 'apartments', 'sea view'],
    translationKey: 'pearl-sea-view-apartment',
    publishedAt: '2026-10-20T07:00:00Z',
  },
  {
    title: 'شقة بإطلالة بحرية في اللؤلؤة: ما الذي تنظر إليه غير البحر؟',
    slug: 'شقة-باطلالة-بحرية-في-اللؤلؤة',
    excerpt: 'الإطلالة تكسب قلبك في الدقيقة الأولى، فاجعل بقية المعاينة لما ستعيشه كلّ يوم: الشمس والصوت والتبريد والموقف.',
    content: `<p>يُفتح الباب فيملأ البحر الزجاج، ويخيّل إليك أنّ القرار قد اتُّخذ. تمهّل قليلًا، فقد تختلف شقتان في طابق واحد من أبراج اللؤلؤة اختلافًا كبيرًا في الراحة والكلفة.</p>
<h2>أيّ بحر تراه؟</h2>
<p>البحر المفتوح والمرسى والقناة كلّها تُعرض باسم «إطلالة بحرية». قف حيث ستضع الأريكة وانظر ما يبقى من المشهد. واسأل عن الأراضي المقابلة: أيمكن أن يُبنى عليها؟ وهل الإطلالة من الصالة أم من غرفة نوم واحدة؟</p>
<h2>الشمس والملح والصوت</h2>
<p>الواجهة الغربية رائعة عند الغروب، لكنّها حارّة منذ الظهر، فافحص الزجاج والستائر وقوّة التكييف في تلك الغرفة بالذات. وهواء البحر يُتعب المفصّلات ودرابزين الشرفة والوحدات الخارجية، فافتح كلّ نافذة وتأمّل المعدن. ثم اصمت دقيقة واستمع، فصوت المطاعم والقوارب جميل مساء الجمعة، وقد لا يكون كذلك في منتصف ليلة عمل.</p>
<h2>داخل الشقة</h2>
<ul>
<li>مطبخ يُغلق بابه إن كنتم تطبخون كثيرًا.</li>
<li>ضغط الماء مع فتح صنبورين معًا.</li>
<li>آثار الرطوبة تحت المغاسل وفي أسقف الحمّامات.</li>
<li>خزائن كافية ومكان للغسيل وغرفة عاملة منزلية لها نافذة.</li>
<li>شرفة تتّسع لطاولة وكراسيها.</li>
</ul>
<h2>المبنى</h2>
<p>اطلب رقم الموقف وامشِ إليه بنفسك، وجرّب انتظار المصعد. واسأل كيف يُقاس استهلاك التبريد، وكم بلغت فواتير الصيف الماضي، وما الخدمات التي يشملها الإيجار أو رسوم الخدمات، وكيف يُستقبل ضيوفك.</p>
<h2>إن كنت مشتريًا</h2>
<p>اطلب سند الملكية وكشف رسوم الخدمات وما عليه من متأخرات، وضوابط التأجير في المبنى. واللؤلؤة من المناطق التي يُتاح فيها التملّك لغير القطريين بوجه عام، غير أنّ الشروط تختلف من حالة إلى أخرى، فتأكّد من الجهة المختصة قبل دفع العربون.</p>`,
    picture: 'apartment-living-1.jpg',
    categoryId: 7,
    language: 'ar',
    tags: ['اللؤلؤة', 'شقق', 'إطلالة بحرية'],
    translationKey: 'pearl-sea-view-apartment',
    publishedAt: '2026-10-20T08:00:00Z',
  },
  {
    title: 'A first viewing in forty minutes: a checklist',
    slug: 'first-viewing-in-forty-minutes',
    excerpt:
      'A first viewing is not for falling in love. Divide the time, keep to the order, and you will leave knowing whether a second one is worthwhile.',
    content: `<p>Most viewings are lost in the living room, where everybody talks about curtains. This order works for a flat or a villa, and with small changes for an office too.</p>
<h2>Ten minutes outside</h2>
<p>Arrive early and walk around the building. Look at parking at that hour, the plot next door, the road you would cross with children, the bins, the entrance. Notice whether the guard greets you and whether the lobby is clean.</p>
<h2>Fifteen minutes inside</h2>
<p>Begin with the rooms nobody shows you: store, bathrooms, laundry, helper’s room. Then:</p>
<ul>
<li>turn on the air conditioning in every room and listen;</li>
<li>open taps, flush, and watch how fast the water drains;</li>
<li>look for damp at ceilings, window frames and under sinks;</li>
<li>count sockets, and test the phone signal and internet entry;</li>
<li>open and close each window and wardrobe;</li>
<li>measure the wall for your longest piece of furniture.</li>
</ul>
<h2>Ten minutes of questions</h2>
<p>What is included in the rent or price? Who pays for cooling, electricity and water, and what were the summer bills? Since when has it been empty, and why did the last occupant leave? Who repairs what, and how quickly? When could you move in, and what would the owner still do before that?</p>
<h2>Five minutes alone</h2>
<p>Ask for a moment without company. Stand still, look at the light, listen to neighbours and road. Then take photographs in a fixed order, first the door number, so that you can tell the homes apart in the evening.</p>
<h2>Afterwards</h2>
<p>Write three lines before you drive off: what pleased you, what worried you, what must be answered.</p>
<blockquote>If the worries can be mended with money and a date, come again. If they are the street or the light, go on looking.</blockquote>`,
    picture: 'villa-living-1.jpg',
    categoryId: 4,
    language: 'en',
    tags: ['viewing', 'checklist', 'homes'],
    translationKey: 'first-viewing-checklist',
    publishedAt: '2026-11-10T07:00:00Z',
  },
  {
    title: 'المعاينة الأولى في أربعين دقيقة: قائمة فحص عملية',
    slug: 'المعاينة-الاولى-في-اربعين-دقيقة',
    excerpt: 'المعاينة الأولى للفحص لا للإعجاب. وزّع وقتك على هذا الترتيب تعرف عند خروجك هل تستحق الوحدة زيارة ثانية.',
    content: `<p>تضيع معظم المعاينات في الصالة حيث يدور الحديث عن الستائر والألوان. وهذا ترتيب جرّبناه مع عملائنا في الشقق والفلل، ويصلح للمكاتب بتعديل يسير.</p>
<h2>عشر دقائق في الخارج</h2>
<p>احضر قبل الموعد ودُر حول المبنى. انظر إلى المواقف في تلك الساعة، وإلى الأرض المجاورة، وإلى الشارع الذي سيعبره أطفالك، وإلى مكان الحاويات والمدخل. ولاحظ انتباه الحارس ونظافة الردهة، فهما يدلّان على إدارة المبنى.</p>
<h2>خمس عشرة دقيقة في الداخل</h2>
<p>ابدأ بما لا يُعرض عليك عادةً: المخزن والحمّامات وغرفة الغسيل وغرفة العاملة، ثم:</p>
<ul>
<li>شغّل التكييف في كلّ غرفة واستمع إلى صوته.</li>
<li>افتح الصنابير وجرّب صندوق الطرد وراقب سرعة التصريف.</li>
<li>ابحث عن الرطوبة في الأسقف وحول النوافذ وتحت المغاسل.</li>
<li>عُدّ المقابس، واختبر شبكة الهاتف ومدخل الإنترنت.</li>
<li>افتح النوافذ والخزائن وأغلقها واحدة واحدة.</li>
<li>قِس الجدار الذي ستضع عليه أطول قطعة أثاث عندك.</li>
</ul>
<h2>عشر دقائق للأسئلة</h2>
<p>ماذا يشمل السعر أو الإيجار؟ على من التبريد والكهرباء والماء، وكم بلغت فواتير الصيف؟ منذ متى والوحدة خالية، ولماذا غادر ساكنها السابق؟ من يتولّى الصيانة، وفي أيّ مدة؟ متى يمكن الانتقال، وما الذي سينجزه المالك قبل ذلك؟</p>
<h2>خمس دقائق وحدك</h2>
<p>استأذن في لحظات بلا رفقة. قف ساكنًا وتأمّل الضوء واستمع إلى الجيران والشارع. ثم صوّر بترتيب ثابت يبدأ برقم الباب، حتى لا تختلط عليك الوحدات في المساء.</p>
<h2>بعد الخروج</h2>
<p>اكتب ثلاثة أسطر قبل أن تحرّك سيارتك: ما أعجبك، وما أقلقك، وما ينتظر جوابًا.</p>
<blockquote>إن كان ما أقلقك يُصلَح بمبلغ وموعد فعُد ثانية، وإن كان في الشارع أو في الضوء فواصل البحث.</blockquote>`,
    picture: 'villa-living-1.jpg',
    categoryId: 4,
    language: 'ar',
    tags: ['معاينة', 'قائمة فحص', 'سكن'],
    translationKey: 'first-viewing-checklist',
    publishedAt: '2026-11-10T08:00:00Z',
  },
];
