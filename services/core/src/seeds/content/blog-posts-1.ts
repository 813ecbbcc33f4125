import type { SeedPost } from '../seed-content.ts';

export const posts: readonly SeedPost[] = [
  {
    title: 'How offices are priced in Doha, and what the figure leaves out',
    slug: 'how-offices-are-priced-in-doha',
    excerpt:
      'Office rents in Doha are quoted in riyals per square metre per month. Two floors at the same figure can still cost quite different sums.',
    content: `<p>Ask for an office rent in Doha and you will hear one number: Qatari riyals per square metre per month. It is a good number for a first shortlist and a poor one for a decision.</p>
<h2>Which square metre?</h2>
<p>Landlords do not all measure alike. Some quote the area inside your own walls; others add a share of lobbies, corridors and washrooms. Take a round example: 500 m² at QR&nbsp;100 comes to QR&nbsp;50,000 a month. If only 400 m² of it can hold desks, you are paying QR&nbsp;125 for each metre you use. Ask for the measured plan and for the method behind it.</p>
<h2>What the figure may leave out</h2>
<p>One quotation is inclusive, the next is net. Ask, line by line, whether the rent covers:</p>
<ul>
<li>the service charge, and how it may rise;</li>
<li>chilled water for cooling, both the fixed part and consumption;</li>
<li>electricity and water inside your unit;</li>
<li>parking: how many bays, where, and the price of each extra one;</li>
<li>internet entry, signage, and access outside working hours.</li>
</ul>
<h2>Costs around the lease</h2>
<p>Then come sums that fall once: the security deposit, the agency fee, lease registration, fit-out, approvals and, at the end, putting the space back as it was. A cheap bare floor may turn out dearer over three years than a fitted one.</p>
<h2>Put everything on one line</h2>
<p>For each candidate, add up every payment over the whole term, subtract any rent-free months, and divide by the months and by the metres you can use. The result is plain, and it often changes the order of the list.</p>
<blockquote>Compare what leaves your account, not what stands in the advertisement.</blockquote>
<p>We prepare this sheet for every shortlist; ask your adviser for it before the second viewing.</p>`,
    picture: 'west-bay-skyline-1.jpg',
    categoryId: 4,
    language: 'en',
    tags: ['offices', 'rent', 'costs'],
    translationKey: 'how-offices-are-priced',
    publishedAt: '2025-12-09T07:00:00Z',
  },
  {
    title: 'كيف تُسعَّر المكاتب في الدوحة؟ وما الذي لا يقوله سعر المتر؟',
    slug: 'كيف-تسعر-المكاتب-في-الدوحة',
    excerpt:
      'يُعلَن إيجار المكاتب في الدوحة بالريال للمتر المربع شهريًا، وقد يتساوى السعر في مكتبين وتفترق الكلفة بينهما كثيرًا.',
    content: `<p>أوّل ما يسمعه الباحث عن مكتب في الدوحة رقم واحد: كذا ريالًا للمتر المربع في الشهر. وهو رقم ينفع في الفرز الأوّل، لكنّه لا يكفي لاتخاذ القرار.</p>
<h2>أيّ متر تدفع ثمنه؟</h2>
<p>لا يقيس الملّاك المساحة بطريقة واحدة. فمنهم من يحسب ما داخل جدران مكتبك فقط، ومنهم من يضيف إليه حصّة من الردهات والممرّات ودورات المياه. خذ مثالًا للتوضيح: مكتب مساحته ٥٠٠ م² بسعر ١٠٠ ريال للمتر، إيجاره ٥٠٬٠٠٠ ريال شهريًا. فإن كان الصالح منه لمكاتب الموظفين ٤٠٠ م² فقط، فأنت تدفع في الواقع ١٢٥ ريالًا عن كلّ متر تستفيد منه. لذلك اطلب المخطط بالمساحات، واسأل عن طريقة القياس.</p>
<h2>ما قد لا يشمله السعر</h2>
<p>هناك عرض شامل وآخر صافٍ، ولا يتبيّن الفرق إلا بالسؤال عن كلّ بند:</p>
<ul>
<li>رسوم الخدمات: أهي ضمن الإيجار، وكيف تُراجَع سنويًا؟</li>
<li>التبريد المركزي، الجزء الثابت منه والاستهلاك.</li>
<li>الكهرباء والماء داخل المكتب.</li>
<li>المواقف: عددها ومكانها وأجرة الموقف الإضافي.</li>
<li>خطوط الإنترنت واللوحة التعريفية والدخول خارج ساعات الدوام.</li>
</ul>
<h2>مبالغ تُدفع مرة واحدة</h2>
<p>يُضاف إلى ذلك مبلغ التأمين والعمولة وتوثيق العقد والتجهيز والموافقات، ثم إعادة المكتب إلى حالته الأصلية عند الإخلاء. وقد يكون الطابق الخام الرخيص أغلى من المكتب الجاهز إذا حُسبت السنوات الثلاث كاملة.</p>
<h2>اجمع الكلّ في سطر واحد</h2>
<p>اجمع لكلّ خيار جميع ما ستدفعه طوال مدة العقد، واطرح أشهر الإعفاء، ثم اقسم الناتج على عدد الأشهر وعلى الأمتار الصالحة للاستخدام. عندها كثيرًا ما يتغيّر ترتيب القائمة.</p>
<blockquote>العبرة بما يخرج من حسابك، لا بما يُكتب في الإعلان.</blockquote>
<p>نُعدّ هذا الجدول لعملائنا مع كلّ قائمة مختصرة، فاطلبه من مستشارك قبل المعاينة الثانية.</p>`,
    picture: 'west-bay-skyline-1.jpg',
    categoryId: 4,
    language: 'ar',
    tags: ['مكاتب', 'إيجار', 'تكاليف'],
    translationKey: 'how-offices-are-priced',
    publishedAt: '2025-12-09T08:00:00Z',
  },
  {
    title: 'Shell-and-core, CAT-A or fitted: what you really get',
    slug: 'shell-and-core-cat-a-or-fitted',
    excerpt:
      'Three terms fill every office listing in Doha, and each landlord uses them a little differently. Here is what to expect from each, and what to ask.',
    content: `<p>Two floors in one tower can both be advertised as “ready”. In one you can sit down on Sunday; in the other you will be looking at concrete for months. The condition of the space matters as much as the rent.</p>
<h2>Shell-and-core</h2>
<p>The building is finished: façade, lobby, lifts, washrooms in the common area. Your floor is not. Expect a bare slab, an open soffit, and services brought to the edge of the unit. You design everything, and you pay for everything. It suits large tenants with a firm brand and a long lease.</p>
<h2>CAT-A</h2>
<p>The landlord has laid the common layer: as a rule raised floor, ceiling, lighting, air conditioning and fire detection for an open plan. There are no rooms, no pantry, no data cabling and no furniture. When you add walls, the ceiling systems have to be adapted to them, which costs more than many expect.</p>
<h2>Fitted</h2>
<p>Rooms, pantry and cabling are there, often left by an earlier tenant; “furnished” adds desks and chairs. You move in quickly, within a layout somebody else chose. Check what works: network points, air conditioning in each room, access control.</p>
<h2>Ask for these in writing</h2>
<ul>
<li>a handover schedule that lists each element, not a label;</li>
<li>the power and cooling available to your unit, in figures;</li>
<li>drawings of what is built, and the approvals that belong to it;</li>
<li>the landlord’s fit-out rules, fees and deposits;</li>
<li>the condition in which you must return the space.</li>
</ul>
<blockquote>A label sells the floor; the handover schedule tells you what you are renting.</blockquote>
<p>Time counts too. Design, approvals and works often take longer than planned, so begin with your moving date and count backwards.</p>`,
    picture: 'office-shell-1.jpg',
    categoryId: 4,
    language: 'en',
    tags: ['offices', 'fit-out', 'handover'],
    translationKey: 'shell-and-core-cat-a-fitted',
    publishedAt: '2026-01-27T07:00:00Z',
  },
  {
    title: 'شل أند كور أم CAT-A أم مكتب مجهّز؟ ما الذي تستلمه فعلًا',
    slug: 'شل-اند-كور-ام-مكتب-مجهز',
    excerpt:
      'مصطلحات تتكرّر في كلّ إعلان، ولكلّ مالك فهمه لها. نوضّح ما تتوقّعه من كلّ حالة وما ينبغي أن تسأل عنه قبل التوقيع.',
    content: `<p>قد يوصف طابقان في برج واحد بأنّ كليهما «جاهز»، فتباشر عملك في الأوّل يوم الأحد، وتقضي في الثاني شهورًا بين الخرسانة والمقاولين. فحالة المكتب عند التسليم لا تقلّ أهمية عن إيجاره.</p>
<h2>شل أند كور: الطابق الخام</h2>
<p>المبنى مكتمل بواجهته وردهته ومصاعده ومرافقه المشتركة، أمّا طابقك فأرضية خرسانية وسقف مكشوف وخدمات تصل إلى حدود الوحدة فحسب. التصميم لك والكلفة عليك. يناسب الشركات الكبيرة التي تنوي البقاء طويلًا وتريد مكتبًا على مقاسها.</p>
<h2>CAT-A: التشطيب الأساسي</h2>
<p>يتولّى المالك الطبقة المشتركة، وهي في العادة أرضية مرفوعة وسقف مستعار وإنارة وتكييف وأنظمة إنذار مصمّمة لمساحة مفتوحة. لا غرف هنا ولا مطبخ تحضير ولا شبكة بيانات ولا أثاث. وإذا أقمت القواطع لزم تعديل التكييف والإنارة والإنذار تبعًا لها، وهذا بند يغفل عنه كثيرون.</p>
<h2>المكتب المجهّز</h2>
<p>الغرف والمطبخ والتمديدات قائمة، وكثيرًا ما يكون المستأجر السابق هو من نفّذها، فإن قيل «مفروش» شمل ذلك المكاتب والكراسي. الانتقال سريع، لكنّ التوزيع من اختيار غيرك. فاختبر ما يعمل منه: نقاط الشبكة، والتكييف في كلّ غرفة، وأجهزة الدخول.</p>
<h2>اطلب هذه الأمور مكتوبة</h2>
<ul>
<li>جدول تسليم يذكر كلّ عنصر على حدة، لا وصفًا عامًا.</li>
<li>الحمل الكهربائي وقدرة التبريد المخصّصة لوحدتك بالأرقام.</li>
<li>المخططات المنفّذة والموافقات الصادرة بشأنها.</li>
<li>شروط المالك لأعمال التجهيز ورسومها والتأمين المطلوب.</li>
<li>الحالة التي يُعاد عليها المكتب عند انتهاء العقد.</li>
</ul>
<blockquote>الوصف يسوّق الطابق، وجدول التسليم يبيّن ما ستستأجره.</blockquote>
<p>وللوقت ثمنه أيضًا، فالتصميم والموافقات والتنفيذ كثيرًا ما تتجاوز المدة المقدّرة. ابدأ من تاريخ انتقالك، واحسب منه رجوعًا.</p>`,
    picture: 'office-shell-1.jpg',
    categoryId: 4,
    language: 'ar',
    tags: ['مكاتب', 'تجهيز المكاتب', 'تسليم'],
    translationKey: 'shell-and-core-cat-a-fitted',
    publishedAt: '2026-01-27T08:00:00Z',
  },
  {
    title: 'Lusail or West Bay for your head office',
    slug: 'lusail-or-west-bay-head-office',
    excerpt:
      'One is the address everybody knows, the other the city still being filled. The right answer depends on who visits you and how your people travel.',
    content: `<p>Most head-office searches in Doha come down to two names. Both have towers, sea views and good floors to let. They differ in ways that a brochure will not show.</p>
<h2>West Bay: the known quantity</h2>
<p>West Bay is the established business district. Ministries, hotels and many company offices stand within a short drive, and every visitor’s driver knows the way. Its towers vary widely in age and upkeep, so two neighbours can offer very different lifts, cooling and parking. Judge the building rather than the district.</p>
<h2>Lusail: newer stock, wider choice of plan</h2>
<p>Lusail was planned as a whole, with district cooling, wide roads, a tram and a waterfront. Buildings are younger, floors often more efficient, and whole buildings come up more readily. Some plots are still under construction: ask what will be built next door, and when.</p>
<h2>Getting there</h2>
<p>The metro’s Red Line serves both, and the Lusail tram extends it. Yet most staff drive. Map where your people live: a team in Al Wakra and one in Al Khor will feel the same address very differently. Test the trip at half past seven, not at noon.</p>
<h2>Five questions that settle it</h2>
<ul>
<li>Who visits you each week, and from where do they come?</li>
<li>How many bays come with the floor, and what do more cost?</li>
<li>Does your licensing body accept this building for your activity?</li>
<li>What will rent, service charge and cooling come to over the term?</li>
<li>Can you grow within the building in three years?</li>
</ul>
<h2>How we compare</h2>
<p>We set two floors from each side on one sheet, with full cost per usable metre and the morning travel time of your own staff. Rents move with the season and the building, so ask for current asking rents rather than last year’s report.</p>`,
    picture: 'lusail-waterfront-1.jpg',
    categoryId: 3,
    language: 'en',
    tags: ['Lusail', 'West Bay', 'head office'],
    translationKey: 'lusail-or-west-bay',
    publishedAt: '2026-04-14T07:00:00Z',
  },
  {
    title: 'لوسيل أم الخليج الغربي: أين يكون مقرّ شركتك؟',
    slug: 'لوسيل-ام-الخليج-الغربي-لمقر-شركتك',
    excerpt:
      'الخليج الغربي عنوان يعرفه الجميع، ولوسيل مدينة حديثة ما زالت تكتمل. والاختيار بينهما يتوقّف على زوّارك وطريق موظفيك.',
    content: `<p>ينتهي البحث عن مقرّ رئيسي في الدوحة غالبًا إلى اسمين. في كليهما أبراج وإطلالات على البحر ومساحات جيدة للإيجار، والفروق الحقيقية لا تظهر في الكتيّبات.</p>
<h2>الخليج الغربي: عنوان لا يحتاج إلى شرح</h2>
<p>هنا مركز الأعمال المعروف؛ الوزارات والفنادق ومقارّ الشركات على مسافة قريبة، ولا يسألك زائر عن الموقع. لكنّ الأبراج متفاوتة في العمر ومستوى الصيانة، وقد تجد بين برجين متجاورين فرقًا كبيرًا في المصاعد والتبريد والمواقف. فاحكم على المبنى قبل أن تحكم على المنطقة.</p>
<h2>لوسيل: مبانٍ أحدث وخيارات أوسع</h2>
<p>خُطّطت لوسيل مدينةً متكاملة، فيها تبريد مركزي وطرق واسعة وترام وواجهة بحرية. مبانيها أحدث، واستغلال المساحة في طوابقها أفضل في الغالب، وفرص استئجار مبنى كامل فيها أكثر. إلا أنّ بعض الأراضي ما زال قيد البناء، فاسأل عمّا سيُقام بجوارك ومتى.</p>
<h2>الطريق إلى المكتب</h2>
<p>يصل الخط الأحمر للمترو إلى المنطقتين، ويكمله ترام لوسيل في الشمال. ومع ذلك يأتي معظم الموظفين بسياراتهم. ضع على الخريطة مساكن فريقك، فالقادم من الوكرة لا يرى العنوان كما يراه القادم من الخور. وجرّب الطريق في السابعة والنصف صباحًا لا عند الظهر.</p>
<h2>خمسة أسئلة تحسم الاختيار</h2>
<ul>
<li>من يزورك كلّ أسبوع، ومن أين يأتي؟</li>
<li>كم موقفًا مع المكتب، وبكم الإضافي؟</li>
<li>هل تقبل جهة الترخيص هذا المبنى لنشاطك؟</li>
<li>كم يبلغ الإيجار مع الخدمات والتبريد طوال مدة العقد؟</li>
<li>هل يتّسع المبنى لك إذا كبر فريقك بعد ثلاث سنوات؟</li>
</ul>
<h2>كيف نقارن لعملائنا</h2>
<p>نضع طابقين من كلّ منطقة في جدول واحد، ونحسب الكلفة الكاملة للمتر الصالح للاستخدام ومدة وصول موظفيك صباحًا. ولأنّ الأسعار تتغيّر من مبنى إلى آخر ومن وقت إلى وقت، فاطلب أسعار اليوم ولا تعتمد على تقرير العام الماضي.</p>`,
    picture: 'lusail-waterfront-1.jpg',
    categoryId: 3,
    language: 'ar',
    tags: ['لوسيل', 'الخليج الغربي', 'مقر الشركة'],
    translationKey: 'lusail-or-west-bay',
    publishedAt: '2026-04-14T08:00:00Z',
  },
];
