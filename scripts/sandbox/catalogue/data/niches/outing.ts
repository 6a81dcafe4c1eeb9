import type { Niche } from '../../writing/format.ts'

export const outingNiches: readonly Niche[] = [
  {
    slug: 'campsite',
    emoji: '⛺',
    th: 'ลานกางเต็นท์',
    budget: 1,
    place: ['camp site', 'キャンプ場'],
    places: ['family-run camp sites', '家族経営のキャンプ場'],
    owner: ['camp site owner', 'キャンプ場の管理人さん'],
    customer: ['camper', 'キャンパー'],
    offer: ['pitches by the river', '川沿いのテントサイト'],
    items: [
      ['riverside pitches', '川沿いの区画サイト'],
      ['wooden cabins', '木のバンガロー'],
      ['firewood bundles', '薪の束'],
    ],
    asks: [
      ['May we light a fire on the ground?', '直火はできますか'],
      ['Is there a signal?', '携帯の電波は入りますか'],
    ],
    chore: ['answering rain questions every Thursday evening', '木曜の夜に雨の問い合わせへ返信する'],
    result: ['fewer late cancellations', '直前のキャンセルが減る'],
    material: [
      'the site map, the house rules and photos taken in all four seasons',
      '場内図、利用規約、四季の写真',
    ],
    tone: ['open-air and unfussy', 'のびのびして気取らない'],
    taboo: ['wildlife and water called "perfectly safe"', '川や野生動物を「絶対安全」とする表現'],
    where: ['through outdoor shops and map listings', 'アウトドア用品店やなっぷの掲載ページ'],
    busy: ['in the long holidays of May and August', '大型連休とお盆'],
    quiet: ['on weekdays after the leaves have fallen', '紅葉が終わった後の平日'],
    terms: ['"pitch", "fire pit" and "quiet hours"', '「区画」「焚き火台」「消灯時間」'],
    scene: ['a kettle over embers at dusk', '夕暮れの熾火にかけたやかん'],
    client: ['Kawasemi Camp', '「かわせみキャンプ場」'],
    clientIs: ['42 pitches run by two generations', '親子二代で営む42区画の場所'],
    catalogue: ['15 pitches, cabins and rentals', 'サイトや貸し出し品15種類'],
    theme: ['campfires and cool mornings', '焚き火と冷えた朝'],
    fans: ['families who camp three times a year', '年に三度キャンプに行く家族'],
    subject: ['campfires', '焚き火'],
    crowd: ['camping families', 'キャンプ好きの家族'],
    motifs: ['enamel mugs, pine cones and ridge tents', '琺瑯のマグ、松ぼっくり、三角テント'],
    occasion: ["a family's first night outdoors", '家族の初めての外泊'],
    pools: {
      context: [
        [
          'Between mowing, firewood and a blocked shower, the booking inbox is opened after dark.',
          '草刈りと薪割りと詰まったシャワー。予約の受信箱を開くのは、日が暮れてからです。',
        ],
        [
          'Forty weekends must pay for the year, and eight of them will be rained off.',
          '一年を支えるのは40回ほどの週末で、そのうち8回は雨で流れます。',
        ],
      ],
      insight: [
        [
          "Families want the dull facts: distance to the toilet at night, shade after two o'clock, where the car stands.",
          '家族連れが知りたいのは地味なことです。夜のトイレまでの距離、午後2時以降の日陰、車を停める場所。',
        ],
        [
          'Solo campers choose the opposite spot, far from all that, so the same site needs two descriptions.',
          '一人で来る人は、その正反対を選びます。同じ場所でも、紹介文は二つ要ります。',
        ],
      ],
      rule: [
        [
          'Fire and water rules are set by the place; copy them word for word and put them before the pretty part.',
          '火と川の決まりは場所ごとに違います。一字一句そのまま写し、魅力より前に置いてください。',
        ],
        [
          "A picture with a tent where tents are not allowed misleads; date the photos and show this year's river bank.",
          'テントを張れない場所の写真は誤解を招きます。撮影時期を添え、今年の川岸を載せます。',
        ],
      ],
      contact: [
        [
          'Stay a weekday night in the off-season; over the embers the owner has time to complain.',
          '閑散期の平日に一泊してみてください。焚き火のそばなら、管理人さんも困りごとを話してくれます。',
        ],
        [
          'Write in February, when repairs are done and the first spring booking has not come yet.',
          '連絡は2月がよい時期です。修繕は終わり、春の予約はまだ入っていません。',
        ],
      ],
      taste: [
        [
          'Campers laugh about their own failures, wet socks and all, more than about sunsets.',
          '夕焼けより、濡れた靴下のような失敗談のほうが笑ってもらえます。',
        ],
        [
          'Guy lines, pegs and flames have to make sense; an open fire inside a tent is reported as dangerous.',
          '張り綱とペグと炎は、理屈が通っていること。テントの中の裸火は危険だと指摘されます。',
        ],
      ],
    },
  },
  {
    slug: 'inn',
    emoji: '🏯',
    th: 'เรียวกังและเกสต์เฮาส์',
    budget: 1.25,
    place: ['inn', '宿'],
    places: ['small inns and guesthouses', '家族経営の小さな宿'],
    owner: ['innkeeper', '宿の女将さん'],
    customer: ['overnight guest', '宿泊のお客さま'],
    offer: ['rooms with breakfast', '朝食付きの部屋'],
    items: [
      ['quiet corner rooms', '角部屋'],
      ['seasonal dinners', '季節の夕食'],
      ['private baths', '貸切風呂'],
    ],
    asks: [
      ['Can we arrive after nine?', '夜9時過ぎの到着でも大丈夫ですか'],
      ['Is there something for vegetarians?', '菜食の料理はありますか'],
    ],
    chore: [
      'replying to overseas messages with a dictionary at midnight',
      '夜中に辞書を引きながら海外からの連絡に返信する',
    ],
    result: ['fewer misunderstandings at check-in', 'チェックイン時の行き違いが減る'],
    material: [
      "the room list, the house rules and last month's guest messages",
      '客室の一覧、館内の案内、先月届いた質問',
    ],
    tone: ['gracious and simple', '丁寧で飾らない'],
    taboo: ['views and dishes that depend on luck', '天気や仕入れしだいの景色や料理の約束'],
    where: ['through the tourist association and booking sites', '観光協会や予約サイト'],
    busy: ['in cherry blossom and autumn leaf season', '桜と紅葉の時期'],
    quiet: ['in the weeks after New Year', '正月明け'],
    terms: ['"half board", "futon" and "bath hours"', '「一泊二食」「布団敷き」「入浴時間」'],
    scene: ['slippers lined up at a wooden step', '上がり框にそろえた履物'],
    client: ['Inn Komorebi', '「宿こもれび」'],
    clientIs: ['seven rooms at the end of a mountain bus line', '山のバスの終点にある7室の宿'],
    catalogue: ['21 notices and descriptions', '館内外の案内文21点'],
    theme: ['short journeys and old houses', '小さな旅と古い家'],
    fans: ['people who travel by local train', '各駅停車で旅する人'],
    subject: ['short journeys', '小さな旅'],
    crowd: ['slow travellers', '旅好きの人'],
    motifs: ['paper lanterns, wooden tubs and local trains', '行灯、木の桶、ローカル線'],
    occasion: ['parents who never take a holiday', '休みを取らない両親'],
    pools: {
      context: [
        [
          'The innkeeper cooks, makes the beds and is the only one who answers the telephone, in any language.',
          '料理も布団も女将さんの仕事です。どの言語の電話にも、出るのはその人しかいません。',
        ],
        [
          'Portals keep twelve per cent of each night, so every booking that comes direct repays a good page.',
          '予約サイトの手数料は一泊の一割を超えます。直接の予約が一件増えれば、よいページの代金は戻ってきます。',
        ],
      ],
      insight: [
        [
          'Guests worry about the last bus, the stairs and the bath more than about the view.',
          'お客さまの心配は、景色より終バスと階段とお風呂のことです。',
        ],
        [
          'One honest "the walls are thin" avoids five bad reviews and attracts those who sleep well.',
          '「壁は薄めです」と正直に書けば、悪い口コミを五つ防ぎ、気にしない人が来てくれます。',
        ],
      ],
      rule: [
        [
          "Lodging needs a licence and prices must show taxes and fees; copy both from the owner's papers.",
          '宿泊業の許可や届出の番号、税や入湯税を含む料金は、書類のとおりに記載します。',
        ],
        [
          'Allergies and diets are questions of safety; never let a translated menu say more than the kitchen does.',
          'アレルギーや菜食の対応は安全の問題です。翻訳した献立が、厨房にできること以上を約束してはいけません。',
        ],
      ],
      contact: [
        [
          'Spend one night, and offer in the morning to rewrite the notice that confused you.',
          '一泊して、わかりにくかった館内の案内を書き直しましょうかと、翌朝に申し出てみてください。',
        ],
        [
          'Tourist associations meet monthly and are glad of ten minutes that help twelve inns at once.',
          '観光協会の月例会では、12軒がまとめて助かる10分の話が歓迎されます。',
        ],
      ],
      taste: [
        [
          'Slow travellers collect stamps, timetables and names of stations, and they correct wrong ones.',
          'のんびり旅をする人は、駅の印や時刻表や駅名を集めています。間違いがあれば指摘されます。',
        ],
        [
          'Roofs, lattices and lanterns differ by region; a mixture from three provinces looks like a film set.',
          '屋根も格子も行灯も、土地ごとに違います。三つの地方を混ぜると映画のセットに見えます。',
        ],
      ],
    },
  },
  {
    slug: 'photo-studio',
    emoji: '📷',
    th: 'สตูดิโอถ่ายภาพครอบครัว',
    budget: 1,
    place: ['photo studio', '写真館'],
    places: ['family photo studios', '町の写真館'],
    owner: ['photographer', '写真館の店主'],
    customer: ['family', 'ご家族'],
    offer: ['portraits of family milestones', '家族の節目の記念撮影'],
    items: [
      ['newborn sessions', 'お宮参りの撮影'],
      ['school-start portraits', '入学の記念撮影'],
      ['passport photos', '証明写真'],
    ],
    asks: [
      ['What should we wear?', '何を着ていけばいいですか'],
      ['What if the baby cries?', '赤ちゃんが泣いたらどうしますか'],
    ],
    chore: ['sending gallery links and reminders by hand', '写真の受け渡しの連絡を一件ずつ送る'],
    result: ['families who arrive prepared', 'ご家族が準備を済ませて来てくれる'],
    material: [
      'the price sheet, sample albums and the messages sent before a session',
      '料金表、アルバムの見本、撮影前に送っている案内',
    ],
    tone: ['warm and organised', 'あたたかく段取りのよい'],
    taboo: ['client photos used without consent', '同意のないお客さまの写真の使用'],
    where: ['through nurseries and costume hire shops', '保育園や貸衣装店'],
    busy: ["in the autumn of children's festivals", '七五三の秋'],
    quiet: ['in July', '7月'],
    terms: ['"proof", "retouching" and "print release"', '「仮レイアウト」「修整」「データ納品」'],
    scene: ['a child blinking at a big lens', '大きなレンズに目をぱちくりさせる子'],
    client: ['Studio Kisetsu', '「写真館きせつ」'],
    clientIs: ['a studio on the high street since 1962', '1962年から商店街にある写真館'],
    catalogue: ['13 session and album plans', '撮影とアルバムのプラン13種類'],
    theme: ['family albums and growing children', '家族のアルバムと子どもの成長'],
    fans: ['parents with ten thousand unsorted photos', '写真が1万枚たまっている親'],
    subject: ['family albums', '家族のアルバム'],
    crowd: ['photo-taking parents', '写真をためた親'],
    motifs: ['old cameras, photo corners and height marks', '古いカメラ、写真の角留め、背比べの線'],
    occasion: ["a grandchild's first year", '孫の1歳の誕生日'],
    pools: {
      context: [
        [
          'Two hours of photography are followed by six at the screen, and the messages come in the middle of both.',
          '撮影が2時間なら、画面の前は6時間です。連絡はその両方の最中に届きます。',
        ],
        [
          'Telephones took the easy pictures away; what remains are the days when grandmother is coming too.',
          '気軽な写真はスマホに移りました。写真館に残ったのは、祖父母もそろう特別な日です。',
        ],
      ],
      insight: [
        [
          'Mothers plan the session and appear in it last; a text that thinks of them is forwarded to friends.',
          '段取りをするのはお母さんで、写るのはいつも最後です。そこに気づいた文章は友人に転送されます。',
        ],
        [
          'The price of the session is understood, the price of the album is not; show it open, beside a hand.',
          '撮影料は納得され、アルバム代は首をかしげられます。手と並べ、開いた姿で見せてください。',
        ],
      ],
      rule: [
        [
          'Photographs of clients stay with the studio; nothing is uploaded to a generator, not even for a background.',
          'お客さまの写真は、背景を直すためであっても、生成AIのサービスに上げてはいけません。',
        ],
        [
          'Consent for advertising is separate from the order and can be withdrawn; keep a list of what was used where.',
          '広告への使用の同意は、注文とは別に取ります。撤回されることもあるので、どこに使ったか一覧にしておきます。',
        ],
      ],
      contact: [
        [
          'Contact studios in June, when the autumn calendar opens and nothing is printed yet.',
          '連絡は6月がよい時期です。秋の予約が始まるのに、印刷物はまだできていません。',
        ],
        [
          'Costume hire shops and studios send each other customers; a shared preparation sheet wins both.',
          '貸衣装店と写真館は、お客さまを紹介し合っています。共通の準備表を作れば、両方に喜ばれます。',
        ],
      ],
      taste: [
        [
          "Parents buy whatever turns the pile into an evening's work: order, captions, a page per month.",
          '親が買うのは、写真の山を一晩の作業に変えてくれるものです。順番、一言欄、ひと月1ページ。',
        ],
        [
          "Faces are the danger: leave them to the family's own pictures and draw the things around them.",
          '危ないのは顔です。顔は家族の写真に任せ、まわりの物だけを描いてください。',
        ],
      ],
    },
  },
  {
    slug: 'wedding',
    emoji: '💒',
    th: 'เวดดิ้งแพลนเนอร์',
    budget: 1.25,
    place: ['wedding office', 'プランナー事務所'],
    places: ['freelance wedding planners', 'フリーの結婚式プランナー'],
    owner: ['wedding planner', 'ウェディングプランナーさん'],
    customer: ['couple', '新郎新婦'],
    offer: ['small weddings', '少人数の結婚式'],
    items: [
      ['garden weddings', 'ガーデン挙式'],
      ['dinners for twenty', '20人の会食会'],
      ['planning sessions', '準備の相談会'],
    ],
    asks: [
      ['What does it cost for thirty people?', '30人だといくらくらいですか'],
      ['What if it rains?', '雨が降ったらどうなりますか'],
    ],
    chore: ['updating the timetable for every supplier by hand', '業者ごとの進行表を手作業で直す'],
    result: ['fewer last-minute calls', '直前の電話が減る'],
    material: [
      'a finished timetable, the supplier list and notes from two first meetings',
      '完成した進行表、業者の一覧、初回相談2件のメモ',
    ],
    tone: ['light and dependable', '軽やかで頼もしい'],
    taboo: ['"once in a lifetime" pressure', '「一生に一度」で急かす言い方'],
    where: ['through venues, florists and dress shops', '会場や花屋、ドレスショップ'],
    busy: ['in the wedding months of spring and autumn', '春と秋の挙式シーズン'],
    quiet: ['in January', '1月'],
    terms: ['"run sheet", "guest list" and "rehearsal"', '「進行表」「席次」「リハーサル」'],
    scene: ['two chairs under an olive tree', 'オリーブの木の下の二脚の椅子'],
    client: ['Hibi Weddings', '「日々ウェディング」'],
    clientIs: ['one planner with 14 weddings a year', '年に14組を手がけるプランナー'],
    catalogue: ['12 plans and services', 'プランとサービス12種類'],
    theme: ['small weddings and long tables', '小さな結婚式と長い食卓'],
    fans: ['couples who plan without an agency', '自分たちで準備する二人'],
    subject: ['small weddings', '小さな結婚式'],
    crowd: ['self-planning couples', '準備中の二人'],
    motifs: ['olive branches, long tables and string lights', 'オリーブの枝、長いテーブル、電球の飾り'],
    occasion: ['friends who have just got engaged', '婚約したばかりの友人'],
    pools: {
      context: [
        [
          'A planner carries twelve suppliers, two families and one weather forecast in her head.',
          'プランナーさんの頭には、業者12社と両家と天気予報が同時に入っています。',
        ],
        [
          'Enquiries arrive at eleven at night, when the couple sits on the sofa, and the answer counts the next morning.',
          '問い合わせが来るのは、二人がソファに座る夜11時です。翌朝までの返事が勝負になります。',
        ],
      ],
      insight: [
        [
          'Couples do not know what to ask; a page that asks for them is the one they keep open.',
          '二人は何を聞けばいいのかを知りません。代わりに問いを並べたページが、開いたままになります。',
        ],
        [
          "Every budget conversation is about somebody's mother; give figures per guest and leave room.",
          '予算の話の裏には、いつも誰かの親がいます。一人あたりの金額で示し、余白を残してください。',
        ],
      ],
      rule: [
        [
          'Venue and photographer hold rights in every picture; credit them and ask before you post or edit.',
          '会場の写真は、撮影者と会場に権利があります。加工や掲載の前に許可を取り、名前を添えます。',
        ],
        [
          'Deposits and cancellation terms belong in plain view; a hidden one ends in a dispute.',
          '内金とキャンセルの規定は、見えるところに書きます。隠せば必ずもめます。',
        ],
      ],
      contact: [
        [
          'Florists know which planner drowns in paper; ask yours and bring a tidy run sheet along.',
          '書類に追われているプランナーさんを知っているのは花屋です。紹介してもらい、整った進行表を持っていきましょう。',
        ],
        [
          'Get in touch in the week after a holiday weekend; three weddings have shown what is missing.',
          '連休明けの週に連絡します。三件続いた式の後で、足りないものがはっきりしています。',
        ],
      ],
      taste: [
        [
          'Couples on their own avoid gold script; they choose what could also lie on their breakfast table.',
          '自分たちで準備する二人は、金の飾り文字を選びません。朝食の食卓にあってもおかしくないものを選びます。',
        ],
        [
          'Sizes and dates decide: whatever cannot be edited in ten minutes is sent back.',
          '寸法と日付が命です。10分で直せないものは返品されます。',
        ],
      ],
    },
  },
  {
    slug: 'bicycle',
    emoji: '🚲',
    th: 'ร้านจักรยาน',
    budget: 0.8,
    place: ['bicycle shop', '自転車店'],
    places: ['neighbourhood bicycle shops', '町の自転車屋さん'],
    owner: ['bicycle mechanic', '自転車屋の店主'],
    customer: ['rider', 'お客さん'],
    offer: ['repairs done within a day', '当日仕上げの修理'],
    items: [
      ['puncture repairs', 'パンク修理'],
      ['child seats', '子ども乗せシート'],
      ['used commuter bikes', '通勤用の中古車'],
    ],
    asks: [
      ['Is it worth repairing?', '直す価値はありますか'],
      ['Which seat fits a three-year-old?', '3歳の子にはどのシートが合いますか'],
    ],
    chore: [
      'ringing riders whose bikes have been ready since Tuesday',
      '火曜に仕上がった自転車の持ち主へ電話する',
    ],
    result: ['fewer finished bikes blocking the floor', '引き取り待ちの自転車が床をふさがなくなる'],
    material: [
      'the repair price list, the tags on the stand and photos of typical damage',
      '修理の料金表、作業票、よくある傷みの写真',
    ],
    tone: ['handy and good-humoured', '手際がよく気さくな'],
    taboo: ['speed talk about electric bikes', '電動自転車の速さの自慢'],
    where: ['at school gates and in commuter car parks', '保育園の送り迎えや駅の駐輪場'],
    busy: ['from March to May', '3月から5月'],
    quiet: ['in the cold weeks of January', '1月の寒い時期'],
    terms: ['"true wheel", "brake pad" and "frame size"', '「振れ取り」「ブレーキシュー」「フレームサイズ」'],
    scene: ['a wheel spinning in a repair stand', '整備台で回る車輪'],
    client: ['Rin Cycles', '「りんサイクル」'],
    clientIs: ['one mechanic in a shop the width of a garage', '車庫ほどの間口で一人で営む店'],
    catalogue: ['32 repairs and parts', '修理と部品32項目'],
    theme: ['city cycling and small repairs', '街乗りと小さな手入れ'],
    fans: ['people who ride to work in any weather', '雨の日も自転車で通う人'],
    subject: ['city cycling', '街乗り'],
    crowd: ['everyday cyclists', '自転車通勤の人'],
    motifs: ['chain rings, bells and wet leaves', 'ギア、ベル、濡れた落ち葉'],
    occasion: ['a first commute by bike', '自転車通勤を始める人'],
    pools: {
      context: [
        [
          'Hands full of grease answer no telephone, and most calls ask the same thing: is it ready?',
          '油まみれの手では電話に出られません。しかも用件のほとんどは「もうできましたか」です。',
        ],
        [
          'Online shops sell the bikes, the corner shop gets the punctures, so it must be paid for what it knows.',
          '自転車は通販で売れ、町の店にはパンク修理が来ます。だから、知識に値段をつけるしかありません。',
        ],
      ],
      insight: [
        [
          'Riders fear being laughed at for a rusty chain; a list of prices without jargon brings them in.',
          'さびたチェーンを笑われるのが怖くて、店に来ない人がいます。専門用語のない料金表があれば入ってこられます。',
        ],
        [
          'Parents decide by weight limit and rain cover, commuters by the minute the shop opens.',
          '親は耐荷重と雨よけで、通勤の人は開店時刻で選びます。',
        ],
      ],
      rule: [
        [
          'What counts as a bicycle is fixed by law; a model that is too strong is a moped, and no text may hide that.',
          '電動アシストの基準を超えるものは原付です。どんな文章でもごまかしてはいけません。',
        ],
        [
          "Brakes and child seats are safety parts: instructions come from the maker's manual, never from a chatbot.",
          'ブレーキと子ども乗せは安全部品です。説明は必ず取扱説明書に従い、生成AIの答えは使いません。',
        ],
      ],
      contact: [
        [
          'Bring a bike that really needs something, and offer to write the notice for what annoys the mechanic most.',
          '本当に修理の要る自転車を持っていき、店主がいちばん困っていることの張り紙を書きましょうと申し出ます。',
        ],
        [
          'Rainy mornings are empty; that is when a mechanic drinks coffee and reads a single page.',
          '雨の朝は店が空いています。店主がコーヒーを飲みながら、一枚だけ読んでくれる時間です。',
        ],
      ],
      taste: [
        [
          'Cyclists check where the chain runs; drawn on the wrong side, it makes you a joke.',
          '自転車好きはチェーンの位置を見ます。左側に描いたら笑い話です。',
        ],
        [
          'All-weather riders love understatement: mud, fog, a thermos, and no heroes.',
          '雨でも乗る人は、控えめなものを好みます。泥、霧、水筒、そして英雄は描かないこと。',
        ],
      ],
    },
  },
]
