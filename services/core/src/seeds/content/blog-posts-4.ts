import type { SeedPost } from '../seed-content.ts';

export const posts: readonly SeedPost[] = [
  {
    title: 'Villa in a compound or standalone: a family’s comparison',
    slug: 'compound-or-standalone-villa',
    excerpt:
      'Both give a family space and a front door of its own. The difference lies in who looks after everything outside that door.',
    content: `<p>Two villas with the same number of bedrooms can mean two very different years. Before comparing rents, compare the life each one brings.</p>
<h2>What a compound takes off your hands</h2>
<p>In a compound, somebody else looks after the gate, the shared garden, the pool and the first call when the air conditioning stops in July. Children find friends within walking distance and ride bicycles on quiet roads. You give up some privacy, and you live by house rules on guests, parking, pets and alterations.</p>
<h2>What a standalone villa gives you</h2>
<p>A standalone villa gives you your own wall, your own yard and often a majlis with a separate entrance. Extended families and those who receive many guests usually prefer it. In return, the garden, the pump, the water tank and security become your business, or a matter to settle with the owner in writing.</p>
<h2>Compare the whole cost</h2>
<p>Put the two rents side by side only after adding what each includes. Ask for a clear answer on:</p>
<ul>
<li>who pays for electricity, water and cooling, and what recent summer bills looked like;</li>
<li>maintenance: what the owner repairs, how quickly, and whom you call at night;</li>
<li>garden, pool, pest control and waste collection;</li>
<li>internet lines, parking spaces and rooms for household staff.</li>
</ul>
<h2>Test the ordinary day</h2>
<p>Drive the school run at the hour you would really drive it. Come back in the evening and listen: to the road, the neighbours, the plot next door if it is still empty. Check the water pressure upstairs and the shade in the yard.</p>
<blockquote>Families rarely leave a villa because of its kitchen. They leave because of the morning drive or slow maintenance.</blockquote>
<p>If you are still undecided, view one of each on the same afternoon. The answer is usually clear before you reach home.</p>`,
    picture: 'villa-compound-1.jpg',
    categoryId: 7,
    language: 'en',
    tags: ['villas', 'families', 'compounds'],
    translationKey: 'compound-or-standalone-villa',
    publishedAt: '2026-02-10T07:00:00Z',
  },
  {
    title: 'فيلا في مجمّع أم فيلا مستقلة؟ مقارنة تهمّ العائلة',
    slug: 'فيلا-في-مجمع-ام-فيلا-مستقلة',
    excerpt:
      'المساحة متقاربة وعدد الغرف واحد، لكنّ الحياة اليومية مختلفة. إليك ما ننصح العائلات بالنظر فيه قبل أن تختار.',
    content: `<p>كثيرًا ما تصلنا عائلة تحمل إعلانين لفيلتين بعدد الغرف نفسه، وتسأل: أيّهما أنسب؟ وجوابنا أنّ السؤال لا يبدأ من الإيجار، بل من شكل اليوم الذي تريده العائلة.</p>
<h2>مزايا السكن في مجمّع</h2>
<p>في المجمّع إدارة تتولّى الحراسة والحديقة المشتركة والمسبح، ورقم تتصل به إذا تعطّل التكييف في عزّ الصيف. يجد الأطفال أصدقاءهم على بُعد خطوات، ويلعبون في طرق داخلية هادئة. وفي المقابل تقلّ الخصوصية، وتلتزم الأسرة بلائحة تنظّم الزوّار والمواقف والحيوانات الأليفة وأيّ تعديل في الفيلا.</p>
<h2>مزايا الفيلا المستقلة</h2>
<p>هنا السور سورك والحوش حوشك، وغالبًا ما يكون للمجلس مدخل منفصل، ولهذا تفضّلها الأسر الكبيرة ومن يكثر ضيوفه. غير أنّ العناية بالحديقة والمضخّة وخزّان المياه والحراسة تصبح من شأنك، أو أمرًا تتفق عليه مع المالك كتابةً قبل التوقيع.</p>
<h2>احسب الكلفة كاملة</h2>
<p>لا تقارن رقم الإيجار بالرقم الآخر قبل أن تعرف ما يشمله كلّ منهما. اسأل بوضوح عن:</p>
<ul>
<li>الكهرباء والماء والتبريد: على من تقع، وكم بلغت فواتير الصيف الماضي؟</li>
<li>الصيانة: ما الذي يصلحه المالك، وفي أيّ مدة، ومن يجيب ليلًا؟</li>
<li>العناية بالحديقة والمسبح ومكافحة الحشرات وجمع النفايات.</li>
<li>خطوط الإنترنت وعدد المواقف وغرف العمالة المنزلية.</li>
</ul>
<h2>جرّب يومًا عاديًا</h2>
<p>اقطع طريق المدرسة في ساعته الحقيقية لا في ظهيرة الجمعة. ثم عُد مساءً واستمع إلى صوت الشارع والجيران، وانظر إلى الأرض المجاورة إن كانت فضاءً فقد تُبنى قريبًا. وافحص ضغط الماء في الطابق العلوي وموضع الظلّ في الحوش.</p>
<blockquote>قلّما تترك عائلة فيلا بسبب مطبخها، وكثيرًا ما تتركها بسبب زحام الصباح أو بطء الصيانة.</blockquote>
<p>وإن بقيت متردّدًا، فعاين فيلا من كلّ نوع في عصر يوم واحد، ففي الغالب يتّضح القرار قبل أن تصل إلى البيت.</p>`,
    picture: 'villa-compound-1.jpg',
    categoryId: 7,
    language: 'ar',
    tags: ['فلل', 'سكن العائلات', 'مجمعات سكنية'],
    translationKey: 'compound-or-standalone-villa',
    publishedAt: '2026-02-10T08:00:00Z',
  },
  {
    title: 'Opening a shop: frontage, extraction, footfall',
    slug: 'opening-a-shop-frontage-extraction-footfall',
    excerpt:
      'Three things decide whether a unit can carry your business, and only one of them appears in the listing. Check all three before you sign.',
    content: `<p>A shop lease is a bet on a stretch of pavement. Rent per square metre tells you the price of the bet; frontage, extraction and footfall tell you the odds.</p>
<h2>Frontage: what people see in three seconds</h2>
<p>A wide, shallow unit often trades better than a deep, narrow one of the same area. Stand across the road and look for columns, trees, parked cars or a canopy that hide the glass. Ask for the landlord’s signage rules in writing: position, size and lighting. Signs also need municipal approval as a rule, so leave time for it.</p>
<h2>Extraction: the question that ends most café plans</h2>
<p>If you cook, ask on the first visit where the exhaust goes. A kitchen generally needs a duct route to the roof, space for the fan, a grease trap, enough power and, in many cases, gas. Adding these later can be costly or simply refused.</p>
<ul>
<li>Ask for the permitted activity of the unit and compare it with your licence application.</li>
<li>Ask for the electrical load and cooling capacity available, in figures.</li>
<li>Ask for the civil defence requirements that apply to your activity.</li>
<li>Ask who pays to change anything that falls short.</li>
</ul>
<h2>Footfall: count it yourself</h2>
<p>Sit opposite the unit with a notepad on a weekday morning, a weekday evening and a weekend night. Count those who pass, and separately those who stop. In Qatar a street can be empty at four and full at nine, and summer moves customers from pavements to malls.</p>
<h2>Before you sign</h2>
<p>Negotiate a fit-out period without rent, and tie it to handover of a usable unit rather than to a calendar date. Make the lease depend on obtaining your licence where the landlord agrees. Then talk to the neighbours: the tenant next door knows more about the street than any brochure.</p>`,
    picture: 'retail-arcade-1.jpg',
    categoryId: 2,
    language: 'en',
    tags: ['retail', 'shops', 'fit-out'],
    translationKey: 'opening-a-shop',
    publishedAt: '2026-03-17T07:00:00Z',
  },
  {
    title: 'قبل أن تفتح محلّك: الواجهة والشفط وحركة المارّة',
    slug: 'قبل-ان-تفتح-محلك-الواجهة-والشفط-وحركة-المارة',
    excerpt: 'ثلاثة أمور تقرّر نجاح المحل أكثر مما يقرّره سعر المتر، ولا يظهر معظمها في الإعلان.',
    content: `<p>حين تستأجر محلًا فأنت تستأجر رصيفًا قبل أن تستأجر جدرانًا. سعر المتر يخبرك بما ستدفعه، أمّا الواجهة والشفط وحركة المارّة فتخبرك بما قد تكسبه.</p>
<h2>الواجهة: ثوانٍ معدودة تكفي</h2>
<p>قد يتفوّق محل عريض قليل العمق على محل ضيّق عميق بالمساحة نفسها. قف على الرصيف المقابل وانظر: هل يحجب الزجاجَ عمودٌ أو شجرة أو صفّ سيارات؟ واطلب من المالك ضوابط اللوحات مكتوبة، من حيث الموضع والمقاس والإضاءة. واللوحات تحتاج عادةً إلى موافقة البلدية، فاحسب لها وقتها.</p>
<h2>الشفط: السؤال الذي يُنهي مشاريع المقاهي</h2>
<p>إن كان في نشاطك طبخ فاسأل في الزيارة الأولى عن مخرج الشفط. فالمطبخ يحتاج في الغالب إلى مسار للدكت حتى السطح، ومكان للمروحة، ومصيدة دهون، وحمل كهربائي كافٍ، وربما غاز. وإضافة ذلك بعد التوقيع قد تكون مكلفة، وقد تُرفض من أصلها.</p>
<ul>
<li>اسأل عن النشاط المسموح به في الوحدة وطابقه مع طلب الرخصة.</li>
<li>اطلب الحمل الكهربائي وقدرة التبريد بالأرقام لا بالوصف.</li>
<li>اطّلع على اشتراطات الدفاع المدني الخاصة بنشاطك.</li>
<li>اتفق على من يتحمّل كلفة استكمال النواقص.</li>
</ul>
<h2>حركة المارّة: عُدّها بنفسك</h2>
<p>اجلس قبالة المحل صباح يوم عمل ومساءه، ثم في ليلة من ليالي نهاية الأسبوع. عُدّ المارّين، وعُدّ على حدة من يتوقّف منهم. فقد يخلو الشارع عصرًا ويمتلئ ليلًا، والصيف في قطر ينقل الزبائن من الأرصفة إلى المجمّعات التجارية.</p>
<h2>قبل التوقيع</h2>
<p>فاوض على فترة تجهيز من دون إيجار، واربطها بتسلّم محل صالح للعمل لا بتاريخ في التقويم. واجعل سريان العقد معلّقًا على صدور الرخصة متى قبل المالك ذلك. ثم تحدّث إلى الجيران، فصاحب المحل المجاور يعرف عن الشارع ما لا يقوله أيّ كتيّب تسويقي.</p>`,
    picture: 'retail-arcade-1.jpg',
    categoryId: 2,
    language: 'ar',
    tags: ['محلات تجارية', 'تجزئة', 'تجهيز المحلات'],
    translationKey: 'opening-a-shop',
    publishedAt: '2026-03-17T08:00:00Z',
  },
  {
    title: 'What happens between the offer and the keys',
    slug: 'between-the-offer-and-the-keys',
    excerpt:
      'A purchase moves through the same few stages nearly every time. Knowing them in advance saves weeks and a good deal of worry.',
    content: `<p>The offer is accepted, everyone shakes hands, and then it seems that nothing happens. In fact a good deal does. Here is the usual order; details differ from one property and buyer to another, so treat it as a map and not as legal advice.</p>
<h2>1. The offer on paper</h2>
<p>Price alone is not an offer. Write down what is included, when payment falls due, when the property is handed over, and what ends the agreement without blame. As a rule a deposit goes with it; ask who holds it, against which receipt, and when it comes back.</p>
<h2>2. Checking</h2>
<p>Before larger sums move, ask for:</p>
<ul>
<li>a copy of the title deed, and the seller’s identity matching it;</li>
<li>a valid power of attorney if someone signs for the owner;</li>
<li>confirmation of any mortgage or other charge on the property;</li>
<li>statements of service charges, cooling and utilities;</li>
<li>the tenancy contract, if somebody lives there.</li>
</ul>
<h2>3. Money</h2>
<p>If a bank is involved, it will normally want its own valuation and its own papers. Speak to it before you make an offer. Buyers paying from abroad should ask early which proof of the source of funds is expected.</p>
<h2>4. Transfer</h2>
<p>Ownership passes when the sale is registered with the competent authority, not when the money leaves your account. Ask for a written list of the fees, who pays each one, and how payment and registration are tied together.</p>
<h2>5. Handover</h2>
<p>Walk through with a list: meters read and photographed, keys and access cards counted, defects noted, utilities moved to your name. Ask for the building manager’s contact and the warranties of appliances.</p>
<blockquote>The slowest stage is nearly always a missing paper, and the paper was nearly always known on the first day.</blockquote>
<p>We keep one checklist for both sides and update it every week, so that nobody has to guess.</p>`,
    picture: 'apartment-kitchen-1.jpg',
    categoryId: 6,
    language: 'en',
    tags: ['buying', 'documents', 'handover'],
    translationKey: 'between-offer-and-keys',
    publishedAt: '2026-01-13T07:00:00Z',
  },
  {
    title: 'ماذا يجري بين قبول العرض وتسلّم المفاتيح؟',
    slug: 'بين-قبول-العرض-وتسلم-المفاتيح',
    excerpt: 'تمرّ معظم صفقات الشراء بالمراحل نفسها، ومن عرفها سلفًا وفّر على نفسه أسابيع من الانتظار والقلق.',
    content: `<p>يُقبل العرض ويتصافح الطرفان، ثم يبدو للمشتري أنّ شيئًا لا يتحرّك. والحقيقة أنّ أهم الخطوات تبدأ الآن. هذا ترتيبها المعتاد، وقد تختلف التفاصيل بحسب العقار والمشتري، فاعتبره دليلًا عامًا لا استشارة قانونية.</p>
<h2>أولًا: العرض المكتوب</h2>
<p>السعر وحده لا يصنع عرضًا. دوّن ما يشمله البيع، ومواعيد الدفع، وموعد التسليم، والحالات التي ينتهي فيها الاتفاق من دون لوم على أحد. ويُدفع معه عادةً عربون، فاسأل من يحتفظ به، وبأيّ إيصال، ومتى يُردّ.</p>
<h2>ثانيًا: التحقّق</h2>
<p>قبل انتقال أيّ مبلغ كبير اطلب:</p>
<ul>
<li>صورة سند الملكية ومطابقة اسم البائع لهويته.</li>
<li>وكالة سارية إذا كان الموقّع غير المالك.</li>
<li>ما يثبت خلوّ العقار من الرهن، أو بيان ما عليه من حقوق.</li>
<li>كشوف رسوم الخدمات والتبريد والكهرباء والماء.</li>
<li>عقد الإيجار إن كان العقار مسكونًا.</li>
</ul>
<h2>ثالثًا: التمويل</h2>
<p>إذا كان الشراء عن طريق مصرف فسيطلب غالبًا تقييمًا خاصًا به ومستندات من عنده، فراجعه قبل تقديم العرض لا بعده. ومن يحوّل المبلغ من خارج قطر فليسأل مبكرًا عمّا يُطلب لإثبات مصدر الأموال.</p>
<h2>رابعًا: نقل الملكية</h2>
<p>تنتقل الملكية بتسجيل البيع لدى الجهة المختصة، لا بمجرّد خروج المال من حسابك. اطلب بيانًا مكتوبًا بالرسوم ومن يتحمّل كلًّا منها، وكيف يرتبط السداد بالتسجيل.</p>
<h2>خامسًا: التسليم</h2>
<p>تجوّل في العقار وبيدك قائمة: قراءة العدّادات مع تصويرها، وعدد المفاتيح وبطاقات الدخول، والملاحظات والعيوب، ونقل الخدمات إلى اسمك. ولا تنسَ رقم إدارة المبنى وضمانات الأجهزة.</p>
<blockquote>أكثر ما يؤخّر الصفقات ورقة ناقصة، وغالبًا ما كان الجميع يعلم بنقصها منذ اليوم الأول.</blockquote>
<p>ولهذا نعتمد قائمة واحدة للطرفين نحدّثها كلّ أسبوع، فيعرف كلّ منهما أين وصلت المعاملة وما المطلوب منه.</p>`,
    picture: 'apartment-kitchen-1.jpg',
    categoryId: 6,
    language: 'ar',
    tags: ['شراء عقار', 'مستندات', 'تسليم'],
    translationKey: 'between-offer-and-keys',
    publishedAt: '2026-01-13T08:00:00Z',
  },
];
