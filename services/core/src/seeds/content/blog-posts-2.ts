import type { SeedPost } from '../seed-content.ts';

export const posts: readonly SeedPost[] = [
  {
    title: 'Reading a service-charge budget',
    slug: 'reading-a-service-charge-budget',
    excerpt:
      'The service charge is the part of the cost nobody negotiates and everybody pays. An hour with the budget shows how a building is run.',
    content: `<p>A service charge pays for what you share: lifts, lobbies, guards, cleaning, the cooling of common areas. As a rule it is a fixed sum per square metre, or your share of a yearly budget. In both cases, ask for the budget behind it.</p>
<h2>What usually stands in it</h2>
<ul>
<li>maintenance of lifts, air conditioning, fire systems and pumps;</li>
<li>security, cleaning, façade washing, pest control, waste;</li>
<li>electricity, water and chilled water of the common areas;</li>
<li>building insurance and the manager’s fee;</li>
<li>a reserve for large repairs.</li>
</ul>
<h2>Begin with last year</h2>
<p>A budget is a forecast; the statement of what was really spent is a fact. Put the two side by side. A heading that has doubled deserves a question. So does one that never changes, for it may never be checked against invoices.</p>
<h2>Check your share</h2>
<p>Your part normally follows your area divided by the whole lettable area. Ask what happens with empty floors: in a fair building the owner pays for them. Where shops, flats and offices share one tower, ask how costs are split between them, since an office gains little from the residents’ pool.</p>
<h2>A low charge is not always good news</h2>
<p>A building that saves on lift maintenance and puts nothing into a reserve is cheap until the chiller fails. Look at the plant room and the car park; they show how the money is spent.</p>
<h2>What to settle in the contract</h2>
<p>Ask for a list of included services, a limit on the yearly rise where the landlord agrees, a statement after each year with the difference returned or charged, and the right to see invoices. Large works that improve the building should not reach you through the service charge unless you accepted them. Have your lawyer read the clause; this article is a guide only.</p>`,
    picture: 'office-fitted-1.jpg',
    categoryId: 6,
    language: 'en',
    tags: ['service charge', 'leases', 'costs'],
    translationKey: 'service-charge-budget',
    publishedAt: '2026-05-19T07:00:00Z',
  },
  {
    title: 'كيف تقرأ ميزانية رسوم الخدمات؟',
    slug: 'كيف-تقرا-ميزانية-رسوم-الخدمات',
    excerpt: 'رسوم الخدمات بند يدفعه الجميع ولا يناقشه إلا القليل، وساعة واحدة مع الميزانية تكشف لك كيف يُدار المبنى.',
    content: `<p>رسوم الخدمات هي ثمن ما تتشارك فيه مع غيرك: المصاعد والردهات والحراسة والنظافة وتبريد المساحات العامة. وتكون عادةً مبلغًا ثابتًا عن كلّ متر مربع، أو حصّة من ميزانية سنوية. وفي الحالتين اطلب الاطلاع على الميزانية نفسها.</p>
<h2>البنود المعتادة</h2>
<ul>
<li>صيانة المصاعد والتكييف وأنظمة الحريق والمضخّات.</li>
<li>الحراسة والنظافة وغسل الواجهات ومكافحة الحشرات والنفايات.</li>
<li>كهرباء المساحات المشتركة ومياهها وتبريدها.</li>
<li>التأمين على المبنى وأتعاب الإدارة.</li>
<li>احتياطي للإصلاحات الكبيرة.</li>
</ul>
<h2>ابدأ بالسنة الماضية</h2>
<p>الميزانية تقدير، أمّا كشف المصروفات فواقع. ضعهما جنبًا إلى جنب. البند الذي تضاعف يستحق السؤال، ومثله البند الذي لا يتغيّر سنةً بعد سنة، فربّما لم يراجعه أحد على الفواتير.</p>
<h2>تحقّق من حصّتك</h2>
<p>تُحسب الحصّة في الغالب بقسمة مساحتك على مجموع المساحات القابلة للتأجير. اسأل عن الطوابق الشاغرة، فالإنصاف أن يتحمّل المالك نصيبها. وإذا جمع البرج محلات وشققًا ومكاتب فاسأل كيف توزَّع الكلفة بينها، فلا شأن لمكتبك بمسبح السكّان.</p>
<h2>الرسم المنخفض ليس مكسبًا دائمًا</h2>
<p>المبنى الذي يوفّر في صيانة مصاعده ولا يدّخر شيئًا للإصلاحات رخيص إلى أن يتعطّل مبرّده في أغسطس. اطلب أن ترى غرفة المعدّات ومواقف السيارات، فهناك يظهر أين يُصرف المال.</p>
<h2>ما ينبغي تثبيته في العقد</h2>
<p>اطلب قائمة بالخدمات المشمولة، وسقفًا للزيادة السنوية إن وافق المالك، وكشفًا ختاميًا عن كلّ سنة يُردّ فيه الفائض أو يُستوفى الفرق، وحقّ الاطلاع على الفواتير. ولا يصحّ أن تصلك كلفة أعمال التطوير الكبرى ضمن الرسوم ما لم تقبل بذلك صراحة. واعرض البند على محاميك، فما كتبناه هنا للإرشاد العام فقط.</p>`,
    picture: 'office-fitted-1.jpg',
    categoryId: 6,
    language: 'ar',
    tags: ['رسوم الخدمات', 'عقود الإيجار', 'تكاليف'],
    translationKey: 'service-charge-budget',
    publishedAt: '2026-05-19T08:00:00Z',
  },
  {
    title: 'Rent-free months and other things to ask for in an office lease',
    slug: 'rent-free-months-in-an-office-lease',
    excerpt:
      'Landlords defend the headline rent and give way elsewhere. Knowing where saves more than another hour over the price per metre.',
    content: `<p>The rent in the contract follows the building for years: valuers, banks and the next tenant all look at it. That is why an owner may refuse five riyals off the metre and agree to two free months the same afternoon.</p>
<h2>What a free month is worth</h2>
<p>Take a three-year lease at QR&nbsp;100 per square metre with three months free. You pay 33 months out of 36, so the effective rent is about QR&nbsp;91.70. Compare offers by this figure. Ask too when the free months fall, and whether service charge and cooling run meanwhile; often they do.</p>
<h2>Worth as much as rent</h2>
<ul>
<li>a fit-out period that begins at handover of a usable floor;</li>
<li>a contribution to the works, or partitions and carpets left in place;</li>
<li>a rent fixed for the term, and a limit on the rise at renewal;</li>
<li>a break option after a stated period, with a stated notice;</li>
<li>more parking bays, signage in the lobby, a place for your generator or dish;</li>
<li>first refusal on the neighbouring unit.</li>
</ul>
<h2>The clauses that cost money later</h2>
<p>Reinstatement comes first: ask to return the space as you found it, with photographs attached, or to leave the fit-out behind. Then ask whether a sister company may share the floor, and whether the lease can pass to a buyer of your business. Last, the rhythm of payment: quarterly rather than yearly in advance may be worth more to you than a lower rent.</p>
<h2>How to ask</h2>
<p>Rank your wishes before you meet, and offer something in return: a longer term, an early signature, a good company name. Put everything in the offer letter, because what is missing there seldom appears in the lease.</p>
<blockquote>Nobody grants what was never asked for.</blockquote>`,
    picture: 'office-meeting-1.jpg',
    categoryId: 2,
    language: 'en',
    tags: ['offices', 'leases', 'negotiation'],
    translationKey: 'office-lease-incentives',
    publishedAt: '2026-06-23T07:00:00Z',
  },
  {
    title: 'أشهر الإعفاء من الإيجار وما تطلبه غيرها في عقد المكتب',
    slug: 'اشهر-الاعفاء-من-الايجار-في-عقد-المكتب',
    excerpt: 'يتمسّك المالك بسعر المتر ويلين في غيره، ومن عرف مواضع اللين وفّر أكثر ممّن أطال الجدال في السعر.',
    content: `<p>الإيجار المكتوب في العقد يلازم المبنى سنوات؛ ينظر إليه المثمّن والمصرف والمستأجر التالي. ولهذا قد يرفض المالك تخفيض خمسة ريالات في المتر، ثم يوافق في الجلسة نفسها على شهرين من دون إيجار.</p>
<h2>كم يساوي الشهر المجّاني؟</h2>
<p>لنفترض عقدًا لثلاث سنوات بسعر ١٠٠ ريال للمتر مع إعفاء ثلاثة أشهر. ستدفع ٣٣ شهرًا من أصل ٣٦، فيكون الإيجار الفعلي نحو ٩١٫٧٠ ريالًا. بهذا الرقم تُقارَن العروض. واسأل متى تقع أشهر الإعفاء، وهل تُستحق خلالها رسوم الخدمات والتبريد، فهذا هو الغالب.</p>
<h2>مطالب لا تقلّ عن الإيجار قيمة</h2>
<ul>
<li>فترة تجهيز تبدأ من تسلّم مكتب صالح للعمل.</li>
<li>مساهمة في كلفة التجهيز، أو إبقاء القواطع والسجاد على حالها.</li>
<li>إيجار ثابت طوال المدة وسقف للزيادة عند التجديد.</li>
<li>حقّ إنهاء مبكر بعد مدة محدّدة وبإشعار محدّد.</li>
<li>مواقف إضافية، ولوحة في الردهة، ومكان لمولّد أو هوائي.</li>
<li>أولوية استئجار الوحدة المجاورة إذا خلت.</li>
</ul>
<h2>بنود تظهر كلفتها متأخرة</h2>
<p>أوّلها إعادة المكتب إلى حالته: اطلب أن تعيده كما تسلّمته بشهادة صور مرفقة بالعقد، أو أن تترك التجهيزات للمالك. ثم اسأل: هل يجوز أن تشاركك المكان شركة شقيقة، وهل ينتقل العقد إلى من يشتري شركتك؟ وآخرها جدول السداد، فالدفع كلّ ثلاثة أشهر بدل سنة مقدّمًا قد يفيد سيولتك أكثر من خفض الإيجار.</p>
<h2>كيف تطلب؟</h2>
<p>رتّب أولوياتك قبل الاجتماع، وقدّم شيئًا في المقابل: مدة أطول، أو توقيعًا سريعًا، أو اسمًا تجاريًا يسرّ المالك أن يراه في مبناه. ودوّن كلّ شيء في خطاب العرض، فما غاب عنه قلّما يظهر في العقد.</p>
<blockquote>ما لم تطلبه لن يعرضه عليك أحد.</blockquote>`,
    picture: 'office-meeting-1.jpg',
    categoryId: 2,
    language: 'ar',
    tags: ['مكاتب', 'عقود الإيجار', 'تفاوض'],
    translationKey: 'office-lease-incentives',
    publishedAt: '2026-06-23T08:00:00Z',
  },
  {
    title: 'Choosing a warehouse: height, floor load, power, access',
    slug: 'choosing-a-warehouse',
    excerpt:
      'Warehouses look alike in photographs. Four figures, and a visit at the right hour, tell you whether one will work.',
    content: `<p>A warehouse is a machine for moving goods, and area is only one of its measures. Before you compare rents in the Industrial Area, Birkat Al Awamer or Al Wukair, write down what your operation needs under four headings.</p>
<h2>Height</h2>
<p>Ask for the clear height under the lowest obstruction: beam, duct, lamp or sprinkler, not the ridge of the roof. One more rack level can be worth more than extra floor. Check as well the height of the doors; a tall hall behind a low door helps nobody.</p>
<h2>Floor load</h2>
<p>Two figures matter: the load spread over a square metre, and the point load under a rack leg. Ask for both in writing, and look for cracks, worn joints and slopes, which forklifts dislike.</p>
<h2>Power and cooling</h2>
<p>Ask for the connected load in kilowatts, not the promise of “enough”. Raising it takes time and needs the utility’s approval. If your goods cannot bear summer heat, settle whether the hall is ventilated, air-conditioned or cold store, and who maintains it.</p>
<h2>Access</h2>
<ul>
<li>Can your longest truck turn in the yard without reversing into the road?</li>
<li>Are there docks at truck-bed height, or only doors at ground level?</li>
<li>Which roads are closed to trucks, and at what hours?</li>
<li>Where do drivers wait, and where do staff park?</li>
</ul>
<h2>Permits decide the rest</h2>
<p>Tell the landlord exactly what you will store. Civil defence requirements depend on the goods and on how high they are stacked, and a building approved for one use may need sprinklers or hydrants for another. Ask for the current certificate, the permitted activity, and who pays for upgrades.</p>
<blockquote>Visit when the neighbours load. An empty yard at noon tells you nothing.</blockquote>
<p>Bring your rack supplier to the second viewing; an hour there can spare you a year of compromise.</p>`,
    picture: 'warehouse-interior-1.jpg',
    categoryId: 4,
    language: 'en',
    tags: ['warehouses', 'logistics', 'industrial'],
    translationKey: 'choosing-a-warehouse',
    publishedAt: '2026-08-11T07:00:00Z',
  },
  {
    title: 'اختيار المستودع: الارتفاع وحمولة الأرضية والكهرباء والمداخل',
    slug: 'كيف-تختار-المستودع-المناسب',
    excerpt: 'تتشابه المستودعات في الصور، وتفرّق بينها أربعة أرقام وزيارة في الساعة المناسبة.',
    content: `<p>المستودع آلة لتحريك البضائع، والمساحة أحد مقاييسه لا كلّها. فقبل أن تقارن الإيجارات في المنطقة الصناعية أو بركة العوامر أو الوكير، دوّن احتياجك في أربعة أبواب.</p>
<h2>الارتفاع</h2>
<p>اسأل عن الارتفاع الصافي تحت أدنى عائق، سواء كان جسرًا أو مجرى هواء أو رشّاش حريق، لا عن قمة السقف. فمستوى إضافي من الرفوف قد يغنيك عن مساحة إضافية. وقِس ارتفاع الأبواب كذلك، إذ لا نفع في صالة عالية بابها منخفض.</p>
<h2>حمولة الأرضية</h2>
<p>المطلوب رقمان: الحمل الموزّع على المتر المربع، والحمل المركّز تحت قائم الرفوف. خذهما مكتوبين، وافحص الأرضية بحثًا عن تشقّقات أو فواصل متآكلة أو ميول تعيق الرافعات الشوكية.</p>
<h2>الكهرباء والتبريد</h2>
<p>اطلب الحمل الموصول بالكيلوواط ولا تكتفِ بعبارة «الكهرباء كافية»، فزيادته تستغرق وقتًا وتحتاج إلى موافقة الجهة المزوّدة. وإن كانت بضاعتك لا تحتمل حرّ الصيف فحدّد: أتهوية هي أم تكييف أم تخزين مبرّد، ومن يتولّى الصيانة؟</p>
<h2>المداخل والساحة</h2>
<ul>
<li>هل تدور أطول شاحناتك داخل الساحة من دون أن ترجع إلى الشارع؟</li>
<li>هل توجد أرصفة تحميل بارتفاع الشاحنة أم أبواب أرضية فقط؟</li>
<li>أيّ الطرق المحيطة يُمنع على الشاحنات، وفي أيّ ساعات؟</li>
<li>أين ينتظر السائقون، وأين يوقف الموظفون سياراتهم؟</li>
</ul>
<h2>التراخيص تحسم الأمر</h2>
<p>صارح المالك بما ستخزّنه بالتحديد. فاشتراطات الدفاع المدني تتبع نوع البضاعة وارتفاع تخزينها، والمبنى المعتمد لنشاط قد يحتاج إلى رشّاشات أو شبكة إطفاء لنشاط آخر. اطلب الشهادة السارية والنشاط المسموح به، واتفق على من يدفع كلفة الاستكمال.</p>
<blockquote>زُر الموقع ساعة التحميل، فالساحة الخالية ظهرًا لا تخبرك بشيء.</blockquote>
<p>واصطحب مورّد الرفوف في المعاينة الثانية، فساعة معه في الموقع قد توفّر عليك سنة من الحلول الناقصة.</p>`,
    picture: 'warehouse-interior-1.jpg',
    categoryId: 4,
    language: 'ar',
    tags: ['مستودعات', 'خدمات لوجستية', 'عقارات صناعية'],
    translationKey: 'choosing-a-warehouse',
    publishedAt: '2026-08-11T08:00:00Z',
  },
];
