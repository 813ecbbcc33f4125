import type { SeedPost } from '../seed-content.ts';

export const posts: readonly SeedPost[] = [
  {
    title: 'Yield, in plain words: gross, net, and what eats the difference',
    slug: 'yield-in-plain-words',
    excerpt:
      'Two advertisements with the same yield can leave you with very different money. A small sum on paper shows why.',
    content: `<p>Yield answers a simple question: for what I put in, how much comes back in a year? The trouble begins when two people use the same word for two different sums.</p>
<h2>Gross yield</h2>
<p>Gross yield is a year’s rent divided by the price. Suppose a flat costs 1,000,000 riyals and lets for 6,000 a month. These numbers are chosen for easy reckoning, not taken from the market. The rent is 72,000 a year, so the gross yield is 7.2 per cent. It is quick, and useful for sorting a long list, but nobody lives on it.</p>
<h2>Net yield</h2>
<p>Now take away what the owner pays. Say the flat is empty for a month (6,000), the service charge is 9,000, repairs come to 3,000 and management to 4,000. That leaves 50,000, or 5 per cent. Add the costs of buying and furnishing to the price, and the figure falls a little further.</p>
<h2>What eats the difference</h2>
<ul>
<li><strong>Empty weeks.</strong> A tenant who stays three years at a fair rent often beats three tenants at a high one.</li>
<li><strong>Service charges.</strong> Ask for the statements of past years, not an estimate.</li>
<li><strong>Cooling and utilities</strong> included in the rent. Summer decides whether that was generous.</li>
<li><strong>Repairs.</strong> Old air conditioning is a bill waiting to arrive.</li>
<li><strong>Letting costs and furniture,</strong> which does not last for ever.</li>
<li><strong>Finance.</strong> Interest does not change the property’s yield, but it does change yours.</li>
</ul>
<h2>Three questions to the seller</h2>
<p>Is the rent in a contract, or expected? When does that contract end? Which costs have been deducted in the yield you quote? If the third answer is vague, treat the figure as gross.</p>
<blockquote>A high yield is a price for a risk. Find the risk before you enjoy the yield.</blockquote>`,
    picture: 'apartment-building-1.jpg',
    categoryId: 2,
    language: 'en',
    tags: ['yield', 'investment', 'costs'],
    translationKey: 'yield-in-plain-words',
    publishedAt: '2025-12-09T07:00:00Z',
  },
  {
    title: 'العائد العقاري ببساطة: الإجمالي والصافي وما يضيع بينهما',
    slug: 'العائد-العقاري-ببساطة-الاجمالي-والصافي',
    excerpt: 'قد يحمل إعلانان نسبة العائد نفسها ثم يختلف ما يدخل جيبك اختلافًا كبيرًا. عملية حسابية صغيرة تبيّن السبب.',
    content: `<p>العائد جواب عن سؤال بسيط: كم يرجع إليّ في السنة مقابل ما دفعته؟ ويبدأ الالتباس حين يستعمل اثنان الكلمة نفسها ويقصد كلّ منهما حسابًا مختلفًا.</p>
<h2>العائد الإجمالي</h2>
<p>هو إيجار السنة مقسومًا على ثمن العقار. لنفترض شقة ثمنها مليون ريال وإيجارها ستة آلاف في الشهر، وهي أرقام اخترناها لسهولة الحساب وليست من واقع السوق. إيجار السنة إذن ٧٢ ألف ريال، والعائد الإجمالي ٧٫٢ في المئة. وهذا رقم سريع ينفع في غربلة قائمة طويلة، لكنّه ليس ما يصل إلى حسابك.</p>
<h2>العائد الصافي</h2>
<p>اطرح الآن ما يتحمّله المالك. لنقل إنّ الشقة بقيت شاغرة شهرًا (٦ آلاف)، وإنّ رسوم الخدمات ٩ آلاف، والإصلاحات ٣ آلاف، وإدارة العقار ٤ آلاف. يبقى ٥٠ ألفًا، أي ٥ في المئة. وإذا أضفت إلى الثمن مصاريف الشراء والتأثيث نزلت النسبة قليلًا.</p>
<h2>أين يذهب الفرق؟</h2>
<ul>
<li><strong>فترات الشغور:</strong> مستأجر يبقى ثلاث سنوات بإيجار معتدل قد يكون أربح من ثلاثة مستأجرين بإيجار مرتفع.</li>
<li><strong>رسوم الخدمات:</strong> اطلب كشوف السنوات الماضية لا التقديرات.</li>
<li><strong>التبريد والكهرباء والماء</strong> إن شملها الإيجار، وفي الصيف تظهر كلفتها.</li>
<li><strong>الإصلاحات:</strong> المكيّف القديم فاتورة مؤجّلة.</li>
<li><strong>مصاريف التأجير والأثاث،</strong> ولكلّ أثاث عمر.</li>
<li><strong>التمويل:</strong> كلفته لا تغيّر عائد العقار، لكنّها تغيّر عائدك أنت.</li>
</ul>
<h2>ثلاثة أسئلة للبائع</h2>
<p>هل الإيجار مثبت في عقد أم متوقّع؟ ومتى ينتهي العقد؟ وما المصاريف التي خُصمت قبل حساب النسبة المعلنة؟ فإن جاء جواب السؤال الثالث غامضًا، فاعتبر الرقم عائدًا إجماليًا.</p>
<blockquote>العائد المرتفع ثمنٌ لمخاطرة ما، فابحث عنها قبل أن تفرح به.</blockquote>`,
    picture: 'apartment-building-1.jpg',
    categoryId: 2,
    language: 'ar',
    tags: ['عائد عقاري', 'استثمار', 'مصاريف الملكية'],
    translationKey: 'yield-in-plain-words',
    publishedAt: '2025-12-09T08:00:00Z',
  },
  {
    title: 'The market in autumn: what tenants are asking for this season',
    slug: 'autumn-market-what-tenants-ask-for',
    excerpt:
      'After the summer the telephone rings again. These are the wishes we hear most, and what owners can do about them.',
    content: `<p>Autumn is a busy season in Doha. Families are back, the schools have started, new staff arrive and it is pleasant to view a villa again. We keep no secret index; what follows is simply what people ask our agents.</p>
<h2>Families: the morning route first</h2>
<p>The first question is no longer the number of bedrooms but the way to school. Many families would accept a smaller garden for a shorter drive. They ask about shaded play areas, a room to study in, and the name of the person who answers maintenance calls.</p>
<h2>Singles and couples: ready to live in</h2>
<p>Furnished flats near a metro station are in demand with newcomers who would rather not buy furniture in their first month. The usual questions:</p>
<ul>
<li>Are cooling and internet included, and within what limits?</li>
<li>Is there a proper desk corner, with daylight?</li>
<li>May the contract be ended early if the employer moves me?</li>
<li>How many cheques or instalments does the owner accept?</li>
</ul>
<h2>Companies: smaller and fitted</h2>
<p>Office tenants often ask for fitted space that can be occupied within weeks, with parking for visitors and a meeting room that need not be built. Flexibility about the length of the lease is raised in almost every first conversation.</p>
<h2>Shops and storage</h2>
<p>Retail tenants are looking at outdoor seating while the weather allows it. Warehouse tenants ask about loading height, power, and access for large lorries.</p>
<h2>What owners can do now</h2>
<p>Service the air conditioning after its hard summer, repaint where the sun has been, and take new photographs in the softer light. Answer enquiries on the day they arrive: a tenant in autumn has a starting date, and will take the property that replies.</p>`,
    picture: 'office-lobby-1.jpg',
    categoryId: 3,
    language: 'en',
    tags: ['market', 'tenants', 'autumn'],
    translationKey: 'market-in-autumn',
    publishedAt: '2026-10-06T07:00:00Z',
  },
  {
    title: 'سوق الإيجار في الخريف: ماذا يطلب المستأجرون هذا الموسم؟',
    slug: 'سوق-الايجار-في-الخريف-ماذا-يطلب-المستأجرون',
    excerpt: 'بعد هدوء الصيف تعود الاتصالات. هذه أكثر الطلبات التي تصل إلى مكتبنا، وما يستطيع المالك أن يفعله حيالها.',
    content: `<p>الخريف في الدوحة موسم حركة: عادت العائلات من السفر، وبدأت المدارس، ووصل موظفون جدد، واعتدل الجو فصارت المعاينة ممتعة. وليس عندنا مؤشّر سرّي، وإنما ننقل إليك ما يسمعه وسطاؤنا كلّ يوم.</p>
<h2>العائلات: الطريق إلى المدرسة أولًا</h2>
<p>لم يعد السؤال الأول عن عدد الغرف، بل عن مشوار الصباح. فكثير من الأسر تقبل بحديقة أصغر مقابل طريق أقصر. ثم تسأل عن ساحة لعب مظلّلة، وعن غرفة تصلح للدراسة، وعمّن يردّ على طلبات الصيانة.</p>
<h2>الأفراد والأزواج: سكن جاهز</h2>
<p>الشقق المفروشة القريبة من محطات المترو مطلوبة لدى القادمين الجدد الذين لا يرغبون في شراء الأثاث في شهرهم الأول. وأسئلتهم المعتادة:</p>
<ul>
<li>هل يشمل الإيجار التبريد والإنترنت، وبأيّ حدّ؟</li>
<li>هل في الشقة ركن للعمل يدخله ضوء النهار؟</li>
<li>هل يمكن إنهاء العقد مبكرًا إذا نقلتني جهة العمل؟</li>
<li>على كم دفعة أو شيك يوافق المالك؟</li>
</ul>
<h2>الشركات: مساحة أصغر ومجهّزة</h2>
<p>يطلب مستأجرو المكاتب غالبًا مساحات مجهّزة تُشغل خلال أسابيع، فيها مواقف للزوّار وقاعة اجتماعات قائمة. وتكاد مرونة مدة العقد تُطرح في كلّ محادثة أولى.</p>
<h2>المحلات والمخازن</h2>
<p>يبحث أصحاب المطاعم والمقاهي عن جلسات خارجية ما دام الجو يسمح بها، ويسأل مستأجرو المخازن عن ارتفاع أبواب التحميل والحمل الكهربائي ودخول الشاحنات الكبيرة.</p>
<h2>ما الذي يفعله المالك الآن؟</h2>
<p>أجرِ صيانة للمكيّفات بعد صيف شاقّ، وجدّد الطلاء حيث أتعبته الشمس، والتقط صورًا جديدة في ضوء الخريف الهادئ. وردّ على الاستفسار في يومه، فمستأجر هذا الموسم له موعد عمل لا ينتظر، وسيختار من يجيبه أولًا.</p>`,
    picture: 'office-lobby-1.jpg',
    categoryId: 3,
    language: 'ar',
    tags: ['سوق الإيجار', 'مستأجرون', 'الخريف'],
    translationKey: 'market-in-autumn',
    publishedAt: '2026-10-06T08:00:00Z',
  },
  {
    title: 'Moving an office over a weekend without losing a day',
    slug: 'moving-an-office-over-a-weekend',
    excerpt:
      'Closed on Thursday afternoon, open on Sunday morning. It works when the internet line, and not the lorry, sets the date.',
    content: `<p>Moving desks is easy. What stops a company is a line that has not been connected, a lift that was not booked or a door nobody can open. A weekend is enough if the work was done in the weeks before it.</p>
<h2>Six to eight weeks before</h2>
<p>Order the internet and telephone lines first, and fix the date of the move only when the provider has confirmed. Ask your licence adviser what must be changed for the new address and in which order. Read the old lease for notice and for the state in which you must return the space.</p>
<h2>Two weeks before</h2>
<ul>
<li>Ask both buildings for their moving rules: permits, service lift, loading bay, insurance, hours at the weekend.</li>
<li>Check that the air conditioning will run on Friday and Saturday; in many towers it has to be requested.</li>
<li>Draw a floor plan with numbered desks, and give each box the number of its desk.</li>
<li>Test power, network and access cards in the new office with real devices.</li>
</ul>
<h2>The weekend itself</h2>
<p><strong>Thursday:</strong> back up, pack personal drawers, photograph the cabling, divert the telephones. <strong>Friday:</strong> servers and network go first, furniture follows; leave room for prayer and rest in the crew’s timetable. <strong>Saturday:</strong> three colleagues from different departments work an hour as if it were Sunday, and write down what fails.</p>
<h2>Sunday morning</h2>
<p>Have one person at the door with cards and floor plans, one at the network and one with water and coffee. Keep the old office for a few days if you can: something is always left behind, and the handover there deserves daylight and photographs.</p>
<blockquote>One person decides, one list is valid. Two lists make two moves.</blockquote>`,
    picture: 'office-fitted-2.jpg',
    categoryId: 1,
    language: 'en',
    tags: ['offices', 'moving', 'planning'],
    translationKey: 'moving-an-office',
    publishedAt: '2026-11-10T07:00:00Z',
  },
  {
    title: 'نقل المكتب في عطلة نهاية الأسبوع من دون خسارة يوم عمل',
    slug: 'نقل-المكتب-في-عطلة-نهاية-الاسبوع',
    excerpt: 'تغلق عصر الخميس وتفتح صباح الأحد. والأمر ممكن بشرط أن يحدّد خطُّ الإنترنت موعدَ النقل لا الشاحنة.',
    content: `<p>نقل الطاولات سهل، لكنّ ما يعطّل الشركات خطّ لم يوصَّل، أو مصعد لم يُحجز، أو باب لا يملك أحد بطاقته. وعطلة واحدة تكفي إذا أُنجز العمل الحقيقي في الأسابيع التي تسبقها.</p>
<h2>قبل ستة أسابيع إلى ثمانية</h2>
<p>ابدأ بطلب خطوط الإنترنت والهاتف، ولا تثبّت موعد النقل قبل أن يؤكّد لك مزوّد الخدمة. واسأل من يتابع تراخيص الشركة عمّا يلزم لتغيير العنوان وبأيّ ترتيب. وراجع عقد المكتب القديم: مهلة الإخطار، والحالة التي يجب أن تعيد المكتب عليها.</p>
<h2>قبل أسبوعين</h2>
<ul>
<li>اطلب من إدارتي المبنيين شروط النقل: التصاريح ومصعد الخدمة ورصيف التحميل والتأمين والساعات المسموح بها في العطلة.</li>
<li>تأكّد من تشغيل التكييف يومي الجمعة والسبت، ففي أبراج كثيرة لا يعمل فيهما إلا بطلب.</li>
<li>ارسم مخططًا بأرقام المكاتب، وضع على كلّ صندوق رقم مكتبه.</li>
<li>اختبر الكهرباء والشبكة وبطاقات الدخول في المقرّ الجديد بأجهزة فعلية.</li>
</ul>
<h2>أيام النقل</h2>
<p><strong>الخميس:</strong> نسخ احتياطي، وتفريغ الأدراج، وتصوير التوصيلات، وتحويل الهواتف. <strong>الجمعة:</strong> الخوادم والشبكة أولًا ثم الأثاث، مع مراعاة وقت الصلاة وراحة العمّال في الجدول. <strong>السبت:</strong> يعمل ثلاثة زملاء من أقسام مختلفة ساعة كاملة وكأنّه يوم الأحد، ويدوّنون كلّ ما لا يعمل.</p>
<h2>صباح الأحد</h2>
<p>موظف عند الباب معه البطاقات والمخططات، وآخر يتابع الشبكة، وثالث يهتمّ بالماء والقهوة. وأبقِ المكتب القديم في عهدتك أيامًا إن استطعت، فلا بدّ من شيء يُنسى، ثم إنّ تسليمه يستحقّ أن يجري في وضح النهار وأن يوثَّق بالصور.</p>
<blockquote>صاحب قرار واحد وقائمة واحدة، فإن صارت القائمة اثنتين صار النقل نقلين.</blockquote>`,
    picture: 'office-fitted-2.jpg',
    categoryId: 1,
    language: 'ar',
    tags: ['مكاتب', 'نقل المكاتب', 'تخطيط'],
    translationKey: 'moving-an-office',
    publishedAt: '2026-11-10T08:00:00Z',
  },
];
