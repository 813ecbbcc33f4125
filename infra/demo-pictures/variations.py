"""THE table of variations: one row a picture, by its name. Plain Python, so that list.py reads it without Blender.

scene: the module in scenes/; palette: of kit/palette.py; options: what its build() takes; kind: what listings look for;
en, ar: the picture's alternative text. A row whose file is not in the folder waits to be rendered.
"""
VARIATIONS = {}


def _row(name, scene, kind, palette, en, ar, **options):
    VARIATIONS[name] = dict(scene=scene, kind=kind, palette=palette, en=en, ar=ar, options=options)


def _living(number, palette, en, ar, **options):
    _row(f'apartment-living-{number}', 'apartment_living', 'apartment-living', palette, en, ar, **options)


_living(3, 'ash', 'Living room in ash and blue with a corner sofa and the towers of the marina outside',
        'صالة بألوان خشب الدردار والأزرق بأريكة زاوية وأبراج المارينا في الخارج',
        hour='morning', sun=40, view='marina', floor='wide', left='slats', seats='corner', table='low', camera='right', seed=2, exposure=0.2)
_living(4, 'walnut', 'Living room at dusk with walnut shelves and the last light between the towers',
        'صالة عند الغسق برفوف من خشب الجوز وآخر الضوء بين الأبراج',
        hour='dusk', sun=240, view='city', left='shelves', front='wide', table='nest', camera='left', seed=3)
_living(5, 'clay', 'Living room with two terracotta sofas and three windows onto a palm garden',
        'صالة بأريكتين بلون الطين وثلاث نوافذ على حديقة نخيل',
        hour='afternoon', sun=50, view='garden', floor='grey', front='windows', seats='facing', camera='right', seed=4, exposure=0.7)
_living(6, 'sage', 'Green living room with a dining table for six beside the sea-view glass',
        'صالة خضراء بطاولة طعام لستة أشخاص وزجاج مطل على البحر',
        hour='morning', sun=80, view='sea', floor='stone', left='panels', dining=True, size=(7.4, 5.8), camera='left', seed=5)
_living(7, 'navy', 'Living room seen from its windows, a navy sofa before a wall with a hearth of stone',
        'صالة من جهة النوافذ بأريكة كحلية أمام جدار بموقد حجري',
        hour='noon', sun=30, view='sea', floor='marble', back='stone', seats='facing', table='low', camera='corner', seed=6, exposure=0.5)
_living(8, 'graphite', 'Living room in graphite and orange with a wide television wall and a view of the towers',
        'صالة بالرمادي الداكن والبرتقالي بجدار تلفاز عريض وإطلالة على الأبراج',
        hour='late', sun=55, view='city', floor='grey', left='screen', back='shelves', table='low', seats='reading', camera='door', seed=7, exposure=0.4)


def _tower(number, en, ar, **options):
    _row(f'office-tower-{number}', 'office_tower', 'office-building', 'oak', en, ar, **options)


_tower(1, 'Office tower of glass with bronze fins above a limestone base and a street with cars',
       'برج مكتبي زجاجي بزعانف برونزية فوق قاعدة من الحجر الجيري وشارع فيه سيارات',
       form='slab', skin=2, ground='street', camera='left', seed=1)
_tower(2, 'Round office tower at dusk, its windows lit above a palm-lined plaza',
       'برج مكتبي دائري عند الغسق بنوافذ مضاءة فوق ساحة تحفّها أشجار النخيل',
       form='round', height=120, skin=0, trim='black', base='grey', hour='dusk', sun=300, camera='front', seed=2)
_tower(3, 'Slanted office tower in dark glass seen from across a white stone plaza',
       'برج مكتبي مائل السقف بزجاج داكن من الجهة الأخرى لساحة حجرية بيضاء',
       form='cut', height=96, skin=5, trim='silver', base='white', hour='morning', sun=150, camera='right', planting='beds', seed=3)
_tower(4, 'Twisting office tower in late light behind low planted beds',
       'برج مكتبي ملتفّ في ضوء آخر النهار خلف أحواض زرع منخفضة',
       form='twist', height=125, skin=3, base='sand', hour='late', sun=250, camera='front', planting='beds', seed=4)
_tower(5, 'Low office house with deep white slabs and fins along a quiet street',
       'مبنى مكاتب منخفض ببلاطات بيضاء بارزة وزعانف على شارع هادئ',
       form='low', height=17, skin=4, trim='bronze', base='white', hour='afternoon', sun=230, ground='street', camera='street', seed=5)
_tower(6, 'Two office towers with white bands behind a plaza with planted beds',
       'برجان مكتبيان بأشرطة بيضاء خلف ساحة بأحواض مزروعة',
       form='twin', height=104, skin=1, trim='silver', base='lime', hour='morning', sun=140, camera='left', planting='posts', seed=6)
_tower(7, 'Office building of three stacked blocks with a street at its foot',
       'مبنى مكتبي من ثلاث كتل متراصة وشارع عند قاعدته',
       form='stack', height=88, skin=0, trim='white', base='grey', hour='afternoon', sun=220, ground='street', camera='right', seed=7)
_tower(8, 'Lobby front and canopy of an office tower in dark stone, lit at dusk',
       'واجهة ردهة برج مكتبي ومظلته بحجر داكن مضاءة عند الغسق',
       form='slab', skin=1, trim='bronze', base='dark', hour='dusk', sun=300, camera='near', planting='posts', seed=8)


def _office(name, kind, palette, en, ar, **options):
    _row(name, 'office_floor', kind, palette, en, ar, **options)


_office('office-fitted-4', 'office-fitted', 'ash', 'Open-plan office in pale ash with blue carpet and desks towards the marina',
        'مكتب مفتوح بخشب الدردار الفاتح وسجاد أزرق ومكاتب باتجاه المارينا',
        view='marina', floor='blue', ceiling='smooth', front='both', seed=2, size=(11.0, 14.0))
_office('office-fitted-5', 'office-fitted', 'walnut', 'Open-plan office with a dark open ceiling, shelves and tan chairs at dusk',
        'مكتب مفتوح بسقف داكن مكشوف ورفوف وكراسٍ بنية فاتحة عند الغسق',
        hour='dusk', sun=250, floor='screed', ceiling='open', seed=3, wall='shelves', seat=(0.2, 0.11, 0.05))
_office('office-fitted-6', 'office-fitted', 'sage', 'Office lounge with a long counter, stools and green sofas beside the glass',
        'ركن استراحة مكتبي بطاولة طويلة وكراسٍ عالية وأرائك خضراء بجوار الزجاج',
        use='lounge', hour='noon', view='sea', floor='boards', ceiling='smooth', front='both', column='none', seed=4, size=(10.0, 11.0), exposure=0.2)
_office('office-fitted-7', 'office-fitted', 'navy', 'Manager’s office with a navy sofa, shelves along the wall and the sea outside',
        'مكتب مدير بأريكة كحلية ورفوف على الجدار والبحر في الخارج',
        use='manager', hour='afternoon', sun=58, view='sea', floor='sand', ceiling='smooth', front='both', column='none', seed=5, size=(6.6, 7.0), tall=2.95, wall='shelves',
        eye=(5.6, 0.3, 1.45), aim=(2.2, 6.0, 1.2), exposure=-0.1)
_office('office-meeting-2', 'office-meeting', 'graphite', 'Meeting room in graphite with a dark table and a view over the towers',
        'قاعة اجتماعات بالرمادي الداكن بطاولة داكنة وإطلالة على الأبراج',
        use='meeting', hour='morning', floor='grey', ceiling='smooth', front='far', column='none', seed=6, size=(6.4, 9.0), wall='panels', eye=(5.7, 0.3, 1.45), aim=(2.6, 6.5, 1.2), exposure=0.3)
_office('office-cat-a-2', 'office-cat-a', 'oak', 'Empty Category A floor with blue-grey carpet tiles and the sea on two sides',
        'طابق خالٍ بتشطيب الفئة أ مع بلاط سجاد أزرق رمادي والبحر من جهتين',
        use='empty', hour='noon', sun=40, view='sea', floor='blue', front='both', column='round', seed=2, size=(14.0, 16.0))
_office('office-shell-3', 'office-shell-and-core', 'oak', 'Shell-and-core floor with square columns and the marina beyond the glass',
        'طابق بنظام شل أند كور بأعمدة مربعة والمارينا خلف الزجاج',
        use='shell', hour='morning', sun=84, view='marina', floor='concrete', ceiling='raw', front='both', tall=3.8, seed=3, size=(16.0, 15.0), exposure=0.6)
_office('office-cat-a-3', 'office-cat-a', 'oak', 'Category A floor without desks, raised floor panels and a smooth white ceiling',
        'طابق بتشطيب الفئة أ دون مكاتب بأرضية مرفوعة وسقف أبيض أملس',
        use='empty', hour='afternoon', sun=70, view='city', floor='raised', ceiling='smooth', column='square', seed=4, size=(12.0, 15.0), eye=(10.8, 13.6, 1.5), aim=(3.0, 2.0, 1.4))
_office('office-shell-4', 'office-shell-and-core', 'oak', 'Raw concrete office floor in the evening sun, round columns against the sea',
        'طابق مكتبي بخرسانة خام في شمس المساء وأعمدة دائرية أمام البحر',
        use='shell', hour='late', sun=44, view='sea', floor='concrete', ceiling='raw', front='both', column='round', tall=4.1, seed=5, size=(18.0, 14.0), eye=(3.4, 0.5, 1.55), aim=(12, 12, 1.7), lens=19, exposure=0.8)
_office('office-fitted-8', 'office-fitted', 'clay', 'Bright office with clay-coloured chairs, sand carpet and palms outside',
        'مكتب مضيء بكراسٍ بلون الطين وسجاد رملي ونخيل في الخارج',
        view='garden', hour='morning', sun=70, floor='sand', ceiling='grid', front='both', seed=6, size=(9.0, 13.0), seat=(0.36, 0.16, 0.09), column='none')
_office('office-cat-a-4', 'office-cat-a', 'oak', 'Category A floor with a dark open ceiling and hung lamps, ready for a tenant',
        'طابق بتشطيب الفئة أ بسقف داكن مكشوف ومصابيح معلقة جاهز للمستأجر',
        use='empty', hour='late', sun=60, view='marina', floor='screed', ceiling='open', front='both', column='square', seed=7, size=(13.0, 15.0), eye=(1.0, 1.0, 1.5), aim=(8, 12, 1.5))
_office('office-shell-5', 'office-shell-and-core', 'oak', 'Narrow shell-and-core floor with a duct and pipes under the slab, sun along the glass',
        'طابق ضيق بنظام شل أند كور بمجرى تهوية وأنابيب تحت السقف وشمس بمحاذاة الزجاج',
        use='shell', hour='noon', sun=60, view='city', floor='screed', ceiling='raw', front='right', column='square', tall=3.7, seed=8, size=(10.0, 20.0), eye=(8.6, 18.6, 1.55), aim=(3.2, 3.0, 1.6), exposure=0.7)
_office('office-meeting-3', 'office-meeting', 'ash', 'Small meeting room in pale ash with glass on two sides towards the marina',
        'قاعة اجتماعات صغيرة بخشب الدردار الفاتح وزجاج من جهتين باتجاه المارينا',
        use='meeting', hour='noon', view='marina', floor='boards', ceiling='smooth', front='both', column='none', seed=9, size=(5.2, 6.6), wall='slats', exposure=0.1)
_office('office-fitted-9', 'office-fitted', 'graphite', 'Open-plan office with grey carpet seen from its far end, orange chairs between the desks',
        'مكتب مفتوح بسجاد رمادي من طرفه البعيد وكراسٍ برتقالية بين الطاولات', hour='late', sun=64, view='city', floor='grey', ceiling='grid', front='right', seed=10, size=(11.0, 15.0), eye=(9.8, 13.8, 1.5), aim=(3.4, 3.0, 1.35), lens=22)


def _bedroom(number, palette, en, ar, **options):
    _row(f'apartment-bedroom-{number}', 'apartment_bedroom', 'apartment-bedroom', palette, en, ar, **options)


def _kitchen(number, palette, en, ar, **options):
    _row(f'apartment-kitchen-{number}', 'apartment_kitchen', 'apartment-kitchen', palette, en, ar, **options)


_kitchen(3, 'ash', 'White kitchen with a marble island, three stools and pale boards',
         'مطبخ أبيض بجزيرة رخامية وثلاثة كراسٍ عالية وأرضية خشبية فاتحة',
         fronts='white', view='marina', floor='boards', lamp=(0.6, 0.6, 0.6), hour='noon', camera='right', seed=2, exposure=-0.2)
_bedroom(2, 'navy', 'Navy bedroom with a padded bed head, a yellow bench and glass along one side',
         'غرفة نوم كحلية برأس سرير مبطّن ومقعد أصفر وزجاج على امتداد أحد جوانبها',
         head='plain', bed='tall', view='sea', floor='carpet', hour='morning', camera='middle', seed=2)
_kitchen(4, 'sage', 'Green kitchen with a dining table for six and palms outside',
         'مطبخ أخضر بطاولة طعام لستة أشخاص ونخيل في الخارج',
         form='table', fronts='green', uppers='green', top='oak', view='garden', floor='stone', hour='morning', camera='left', seed=3)
_bedroom(3, 'clay', 'Bedroom in clay tones with a four-post bed and two garden windows',
         'غرفة نوم بألوان الطين بسرير ذي أعمدة ونافذتين على الحديقة',
         head='art', bed='posts', view='garden', floor='stone', front='windows', corner='desk', hour='afternoon', sun=80, camera='door', seed=3, exposure=0.5)
_kitchen(5, 'graphite', 'Black kitchen at dusk with a dark marble bar and lit worktop',
         'مطبخ أسود عند الغسق ببار من الرخام الداكن وسطح عمل مضاء',
         form='corner', fronts='black', uppers='grey', top='dark', view='city', floor='grey', hour='dusk', sun=240, camera='middle', seed=4)
_bedroom(4, 'graphite', 'Grey bedroom at dusk, bedside lamps lit and towers outside',
         'غرفة نوم رمادية عند الغسق بمصباحين مضاءين وأبراج في الخارج',
         head='panels', bed='low', view='city', floor='boards', corner='wardrobe', hour='dusk', sun=240, camera='right', seed=4)
_kitchen(6, 'walnut', 'Walnut kitchen with beige stone, an island and late sun from the sea',
         'مطبخ من خشب الجوز بحجر بيج وجزيرة وشمس آخر النهار من جهة البحر',
         fronts='walnut', uppers='sand', top='beige', view='sea', floor='boards', hour='late', sun=96, camera='left', seed=5, size=(6.6, 4.8), exposure=0.2)
_bedroom(5, 'sage', 'Pale green bedroom with an oak bed, a wardrobe wall and the marina below',
         'غرفة نوم خضراء فاتحة بسرير خشبي وجدار خزائن والمارينا في الأسفل',
         head='slats', bed='low', view='marina', floor='across', corner='wardrobe', hour='noon', camera='door', seed=5)
_kitchen(7, 'navy', 'Blue kitchen corner with a breakfast bar and brass lamps',
         'ركن مطبخ أزرق ببار للإفطار ومصابيح نحاسية',
         form='corner', fronts='blue', uppers='white', top='white', view='city', floor='small', hour='morning', camera='right', seed=6)
_bedroom(6, 'plum', 'Plum-coloured bedroom with a tall padded bed and late light',
         'غرفة نوم بلون البرقوق بسرير مبطّن عالٍ وضوء آخر النهار',
         head='plain', bed='tall', view='city', floor='boards', corner='chair', front='windows', hour='late', sun=70, camera='middle', seed=6, exposure=0.4)


WHITE_CAR, GREY_CAR, BLACK_CAR = (0.7, 0.69, 0.67), (0.32, 0.33, 0.34), (0.04, 0.043, 0.047)


def _villa(number, en, ar, **options):
    kind = 'townhouse-exterior' if options['form'] == 'terrace' else 'villa-exterior'
    _row(f'villa-house-{number}', 'villa_house', kind, 'oak', en, ar, **options)


_villa(1, 'White villa of stacked boxes with a slatted timber garage and a lawn',
       'فيلا بيضاء من كتل متراكبة بمرآب خشبي وحديقة عشبية',
       form='cubes', render='white', rock='grey', camera='left', planting='few', seed=1)
_villa(2, 'Villa with a stone arcade, a loggia and timber screens behind palms',
       'فيلا برواق حجري وشرفة علوية ومشربيات خشبية خلف أشجار النخيل',
       form='arches', render='cream', rock='lime', camera='right', hour='morning', sun=146, seed=2)
_villa(3, 'Villa under red tiled roofs with shutters, a porch on columns and a low wall',
       'فيلا بأسقف قرميدية حمراء ومصاريع ورواق بأعمدة وسور منخفض',
       form='tiled', render='rose', rock='white', camera='left', hour='afternoon', sun=226, car=(9.5, 90, WHITE_CAR, 'suv'), planting='few', seed=3)
_villa(4, 'Villa in the old style with a wind tower, beams and small screened windows',
       'فيلا على الطراز القديم ببرج هوائي وعوارض خشبية ونوافذ صغيرة بمشربيات',
       form='heritage', render='earth', rock='brown', camera='front', hour='late', sun=240, planting='palms', wall=0.5, seed=4)
_villa(5, 'Row of three town houses with balconies and timber screens behind clipped hedges',
       'صف من ثلاثة منازل متلاصقة بشرفات ومشربيات خشبية خلف سياج نباتي',
       form='terrace', render='white', rock='lime', camera='right', hour='afternoon', sun=232, wall=0.0, car=(-7, -90, GREY_CAR, 'saloon'), planting='few', seed=5)
_villa(6, 'Broad low villa under a deep timber-lined roof with date palms in front',
       'فيلا عريضة منخفضة بسقف ممتد مبطّن بالخشب وأمامها أشجار نخيل',
       form='pavilion', render='cream', rock='grey', camera='left', hour='veiled', sun=220, planting='grove', seed=6)
_villa(7, 'Sand-coloured villa of stacked boxes in morning light, a black car in front',
       'فيلا بلون الرمل من كتل متراكبة في ضوء الصباح وأمامها سيارة سوداء',
       form='cubes', render='sand', rock='brown', camera='right', hour='morning', sun=140, car=(5, 90, BLACK_CAR, 'saloon'), planting='palms', seed=7)
_villa(8, 'White villa with arches and merlons under a high sun',
       'فيلا بيضاء بأقواس وشرفات مسننة تحت شمس عالية',
       form='arches', render='white', rock='white', camera='low', hour='noon', sun=200, planting='grove', wall=0.4, seed=8)
_villa(9, 'Row of cream town houses seen along the street in the morning',
       'صف منازل متلاصقة بلون كريمي على امتداد الشارع في الصباح',
       form='terrace', render='cream', rock='brown', camera='low', hour='morning', sun=150, wall=0.4, planting='palms', seed=9)


def _yard(number, en, ar, **options):
    _row(f'warehouse-yard-{number}', 'warehouse_yard', 'warehouse-exterior', 'oak', en, ar, **options)


def _hall(number, en, ar, **options):
    _row(f'warehouse-hall-{number}', 'warehouse_hall', 'warehouse-interior', 'oak', en, ar, **options)


_yard(1, 'Blue warehouse with a row of dock doors and two trailers backed up',
      'مستودع أزرق بصف أبواب تحميل ومقطورتين عند الأرصفة',
      form='docks', sheet='blue', trim='white', camera='left', hour='morning', sun=150, trailers=(6, 8), seed=1)
_hall(1, 'Warehouse floor with pallets of goods on both sides of a marked lane',
      'أرضية مستودع عليها طبليات بضائع على جانبي ممر مخطط',
      use='goods', seed=1, exposure=0.1)
_yard(2, 'Row of small warehouse units with roller doors and orange trim',
      'صف وحدات مستودعات صغيرة بأبواب رول وإطار برتقالي',
      form='units', sheet='grey', trim='orange', camera='right', trailers=(), parked=4, seed=2)
_hall(2, 'Workshop hall with benches, tool shelves and drums under rooflights',
      'قاعة ورشة بطاولات عمل ورفوف عدد وبراميل تحت فتحات سقفية',
      use='workshop', sheet='sand', floor=0.4, half=9.0, long=38.0, tall=7.5, eye=(3.0, -0.8, 1.65), aim=(-3.4, 24, 2.4), seed=2)
_yard(3, 'Two halls under low pitched roofs with tall roller doors',
      'قاعتان بسقفين منخفضي الميل وأبواب رول عالية',
      form='gabled', sheet='white', trim='blue', camera='front', hour='afternoon', sun=226, trailers=(1,), seed=3)
_yard(4, 'Modern warehouse of large grey panels with a glazed office corner',
      'مستودع حديث بألواح رمادية كبيرة وركن مكاتب زجاجي',
      form='modern', sheet='grey', trim='dark', camera='right', hour='morning', sun=146, trailers=(1, 3), parked=3, seed=4)
_hall(3, 'Empty warehouse with blue walls, lattice beams and a marked floor',
      'مستودع خالٍ بجدران زرقاء وجمالونات معدنية وأرضية مخططة',
      use='empty', sheet='blue', floor=0.42, hour='afternoon', half=14.0, tall=9.0, eye=(-8.5, 0.2, 1.7), aim=(3.5, 30, 3.2), seed=3)
_yard(5, 'Warehouse with one long loading canopy at dusk, lamps lit underneath',
      'مستودع بمظلة تحميل طويلة عند الغسق ومصابيحها مضاءة',
      form='canopy', sheet='sand', trim='dark', camera='left', hour='dusk', sun=300, trailers=(3,), parked=2, seed=5)
_hall(4, 'Warehouse with a two-storey office platform of steel and glass',
      'مستودع بمكاتب من طابقين من الفولاذ والزجاج',
      use='mezzanine', sheet='white', floor=0.36, hour='noon', half=12.0, tall=9.5, eye=(7.5, 0.4, 1.7), aim=(-4.5, 26, 3.4), seed=4, exposure=0.1)
_yard(6, 'Rust-red warehouse with white trim and dock doors in late sun',
      'مستودع بلون الصدأ وإطار أبيض وأبواب تحميل في شمس آخر النهار',
      form='docks', sheet='rust', trim='white', camera='along', hour='late', sun=228, trailers=(3, 4), parked=0, seed=6)
_hall(5, 'Warehouse with blue and orange racks, two aisles and a pallet truck',
      'مستودع برفوف زرقاء وبرتقالية وممرين وعربة طبليات',
      use='racks', sheet='grey', half=10.0, hour='morning', eye=(-0.9, -1.2, 1.9), aim=(0.8, 24, 3.6), seed=5, exposure=0.1)
_yard(7, 'Green warehouse units with white doors and cars parked in front',
      'وحدات مستودعات خضراء بأبواب بيضاء وسيارات متوقفة أمامها',
      form='units', sheet='green', trim='white', camera='left', hour='morning', sun=140, trailers=(), parked=4, seed=7)


def _shop(name, kind, palette, en, ar, **options):
    _row(name, 'retail_shop', kind, palette, en, ar, **options)


def _front(number, en, ar, **options):
    _row(f'retail-front-{number}', 'retail_front', 'retail-shopfront', 'oak', en, ar, **options)


_front(1, 'Row of shops with rust-coloured awnings and shuttered windows above',
       'صف محلات بمظلات قماشية بلون الصدأ ونوافذ بمصاريع في الأعلى',
       form='awnings', rock='lime', cloth='rust', camera='left', seed=1)
_shop('retail-cafe-1', 'retail-interior', 'walnut', 'Café with a walnut counter, lit shelves and small marble tables',
      'مقهى بطاولة خدمة من خشب الجوز ورفوف مضاءة وطاولات رخامية صغيرة',
      sells='cafe', wall='green', floor='boards', eye=(8.4, 0.5, 1.6), aim=(2.2, 8.0, 1.35), seed=1)
_front(2, 'Glass shop pavilion under a broad thin roof with palms in front',
       'جناح محلات زجاجي تحت سقف رفيع عريض وأمامه أشجار نخيل',
       form='pavilion', rock='white', trim='silver', camera='right', planting='palms', hour='morning', sun=150, seed=2)
_shop('retail-furniture-1', 'retail-showroom', 'sage', 'Furniture showroom with sofas on rugs and a dining table under bell lamps',
      'صالة عرض أثاث بأرائك على سجاد وطاولة طعام تحت مصابيح معلقة',
      sells='furniture', wall='white', floor='concrete', size=(13.0, 14.0), tall=4.4, seed=2)
_front(3, 'Shops in rose-coloured stone at the foot of flats with balconies, shrubs in pots along the front',
       'محلات من الحجر الوردي أسفل شقق بشرفات وشجيرات في أصص على امتداد الواجهة',
       form='parade', rock='rose', trim='black', camera='along', car=True, hour='afternoon', sun=224, seed=3)
_shop('retail-books-1', 'retail-interior', 'navy', 'Bookshop with filled shelves on both sides and two tables of books',
      'مكتبة لبيع الكتب برفوف ممتلئة على الجانبين وطاولتين من الكتب',
      sells='books', wall='blue', floor='boards', hour='afternoon', sun=40, seed=3)
_front(4, 'White stone arcade with lit shops behind it at dusk',
       'رواق من الحجر الأبيض خلفه محلات مضاءة عند الغسق',
       form='arcade', rock='white', trim='bronze', camera='front', hour='dusk', sun=300, seed=4)
_shop('retail-vehicles-1', 'retail-showroom', 'graphite', 'Car showroom with three cars on white discs and a marble desk',
      'صالة سيارات بثلاث سيارات على منصات بيضاء ومكتب رخامي',
      sells='vehicles', wall='grey', floor='dark', size=(20.0, 15.0), tall=5.0, hour='noon', eye=(17.6, 0.8, 1.6), aim=(7.0, 11.0, 1.6), seed=4)
_shop('retail-fashion-1', 'retail-interior', 'plum', 'Fashion shop with rails on both walls and dress forms on a plinth',
      'محل أزياء بقضبان ملابس على الجدارين ومجسّمات عرض على منصة',
      sells='fashion', wall='clay', floor='marble', hour='noon', seed=5)
_front(5, 'Street of shops in grey stone with green awnings and date palms',
       'شارع محلات من الحجر الرمادي بمظلات خضراء ونخيل',
       form='awnings', rock='grey', trim='black', cloth='green', camera='right', planting='palms', hour='morning', sun=146, seed=5)
_shop('retail-kitchens-1', 'retail-showroom', 'ash', 'Showroom of kitchens with three islands, stools and bell lamps',
      'صالة عرض مطابخ بثلاث جزر وكراسٍ عالية ومصابيح معلقة',
      sells='kitchens', wall='white', floor='stone', size=(12.0, 13.0), tall=4.0, hour='morning', seed=6)
_front(6, 'Sand-coloured parade of shops with navy awnings in the late sun',
       'صف محلات بلون الرمل ومظلات كحلية في شمس آخر النهار',
       form='awnings', rock='sand', trim='bronze', cloth='navy', camera='along', car=True, hour='late', sun=230, seed=7)


def _villa_room(number, palette, en, ar, **options):
    _row(f'villa-living-{number}', 'apartment_living', 'villa-living', palette, en, ar, front='open', view='terrace', **options)


_villa_room(2, 'plum', 'Majlis of a villa with low plum seats along its walls and palms outside',
            'مجلس فيلا بجلسات منخفضة بلون البرقوق على امتداد جدرانه ونخيل في الخارج',
            hour='morning', sun=40, size=(7.6, 5.6), tall=3.3, floor='marble', left='plain', seats='majlis', table='low', camera='door', seed=11, exposure=0.3)
_villa_room(3, 'ash', 'High living room of a villa in ash and blue with palms beyond the terrace',
            'صالة فيلا عالية السقف بالأزرق وخشب الدردار ونخيل خلف الشرفة',
            hour='noon', sun=50, size=(8.4, 6.4), tall=4.0, floor='stone', left='shelves', seats='facing', table='low', camera='right', seed=12, exposure=0.3)
_villa_room(4, 'clay', 'Family room of a villa with terracotta sofas and a hearth of stone',
            'غرفة معيشة في فيلا بأرائك بلون الطين وموقد حجري',
            hour='afternoon', sun=60, size=(7.8, 6.0), tall=3.4, floor='boards', left='stone', seats='corner', table='nest', camera='left', seed=13, exposure=0.4)
_villa(10, 'Grey villa under a deep timber-lined roof with a saloon car outside',
       'فيلا رمادية بسقف ممتد مبطّن بالخشب وسيارة أمامها',
       form='pavilion', render='grey', rock='white', camera='right', hour='afternoon', sun=230, car=(4, -90, WHITE_CAR, 'saloon'), planting='few', seed=10)
_villa(11, 'Cream villa with a wind tower and palms in the morning',
       'فيلا كريمية ببرج هوائي ونخيل في الصباح',
       form='heritage', render='cream', rock='lime', camera='left', hour='morning', sun=142, planting='grove', seed=12)


def _flats(number, en, ar, **options):
    _row(f'apartment-house-{number}', 'apartment_house', 'apartment-building', 'oak', en, ar, **options)


_flats(1, 'White apartment tower with staggered glass balconies above a street with cars',
       'برج سكني أبيض بشرفات زجاجية متدرجة فوق شارع فيه سيارات',
       form='bays', render='white', camera='left', seed=1)
_flats(2, 'Mid-rise apartment house of two cream wings with timber screens and loggias',
       'مبنى سكني متوسط الارتفاع من جناحين كريميين بمشربيات خشبية وشرفات',
       form='wings', storeys=6, render='cream', camera='low', hour='morning', sun=148, planting='beds', seed=2)
_flats(3, 'Apartment tower with round white balcony bands under a clear sky',
       'برج سكني بشرفات بيضاء مستديرة متصلة تحت سماء صافية',
       form='bands', storeys=16, render='white', camera='right', hour='morning', sun=150, seed=3)
_flats(4, 'Sand-coloured apartment house of two wings in the late sun',
       'مبنى سكني بلون الرمل من جناحين في شمس آخر النهار',
       form='wings', storeys=7, render='sand', camera='lowright', hour='late', sun=224, seed=4)
_flats(5, 'Grey apartment tower with deep balconies behind planted beds',
       'برج سكني رمادي بشرفات عميقة خلف أحواض مزروعة',
       form='bays', storeys=22, render='grey', trim=(0.05, 0.05, 0.05), camera='near', planting='beds', seed=5)
_front(7, 'White shops with cream awnings and potted shrubs under a high sun',
       'محلات بيضاء بمظلات كريمية وشجيرات في أصص تحت شمس عالية',
       form='awnings', rock='white', trim='green', cloth='cream', camera='front', hour='noon', sun=205, seed=8)
_front(8, 'Arcade of sand-coloured arches with palms along the pavement',
       'رواق أقواس بلون الرمل ونخيل على امتداد الرصيف',
       form='arcade', rock='sand', trim='black', camera='left', planting='palms', hour='afternoon', sun=236, seed=9)
_front(9, 'Parade of shops in white stone below balconies in the morning',
       'صف محلات من الحجر الأبيض أسفل شرفات في الصباح',
       form='parade', rock='white', trim='silver', camera='left', hour='morning', sun=140, seed=10)
_shop('retail-fashion-2', 'retail-interior', 'oak', 'White fashion shop with oak boards, rails of clothes and a long bench',
      'محل أزياء أبيض بأرضية خشبية وقضبان ملابس ومقعد طويل',
      sells='fashion', wall='white', floor='boards', hour='morning', eye=(7.4, 0.6, 1.6), aim=(3.0, 9.0, 1.4), seed=12)
_shop('retail-cafe-2', 'retail-interior', 'clay', 'Café in clay tones with marble tables seen from its window',
      'مقهى بألوان الطين وطاولات رخامية كما يُرى من واجهته',
      sells='cafe', wall='clay', floor='stone', hour='afternoon', sun=-20, eye=(7.6, 11.2, 1.6), aim=(1.6, 2.0, 1.4), seed=13)
_shop('retail-books-2', 'retail-interior', 'graphite', 'Grey gift shop with dark shelves and tables of goods under bell lamps',
      'محل هدايا رمادي برفوف داكنة وطاولات بضائع تحت مصابيح معلقة',
      sells='books', wall='grey', floor='concrete', hour='noon', eye=(6.6, 0.6, 1.6), aim=(3.4, 9.0, 1.4), seed=14)
_shop('retail-furniture-2', 'retail-showroom', 'navy', 'Furniture showroom in navy with wooden floor and a wall of pictures',
      'صالة عرض أثاث بالكحلي بأرضية خشبية وجدار من اللوحات',
      sells='furniture', wall='warm', floor='boards', size=(12.0, 13.0), tall=4.2, hour='afternoon', sun=-24, eye=(1.6, 0.6, 1.6), aim=(7.6, 9.0, 1.4), seed=15)
_shop('retail-vehicles-2', 'retail-showroom', 'oak', 'Bright car showroom with marble floor and a lounge beside the glass',
      'صالة سيارات مضيئة بأرضية رخامية وركن جلوس بجوار الزجاج',
      sells='vehicles', wall='white', floor='marble', size=(19.0, 14.0), tall=4.8, hour='morning', eye=(1.4, 1.2, 1.6), aim=(11.0, 9.6, 1.5), seed=16, exposure=-0.2)
_hall(6, 'Tall warehouse with goods on the floor and low sun through the roof',
      'مستودع عالٍ ببضائع على أرضيته وشمس منخفضة من فتحات السقف',
      use='goods', sheet='sand', floor=0.3, hour='afternoon', sun=160, half=13.0, tall=11.0, eye=(5.6, -0.8, 1.7), aim=(-4.0, 26, 3.6), seed=6)
_tower(9, 'Foot of an office tower in sand-coloured stone with its canopy and a street in front',
       'قاعدة برج مكتبي من حجر بلون الرمل بمظلة مدخلها وشارع أمامها',
       form='slab', skin=4, trim='white', base='sand', hour='morning', sun=150, ground='street', camera='nearright', seed=9)
_tower(10, 'Round office tower of pale glass seen along its street in the afternoon',
       'برج مكتبي دائري بزجاج فاتح كما يُرى على امتداد شارعه بعد الظهر',
       form='round', height=100, skin=1, trim='silver', base='lime', hour='afternoon', sun=230, ground='street', camera='street', seed=10)
