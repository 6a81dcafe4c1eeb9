import type { Niche } from '../../writing/format.ts'

export const foodNiches: readonly Niche[] = [
  {
    slug: 'cafe',
    emoji: '☕',
    th: 'ร้านกาแฟเล็ก ๆ',
    budget: 0.8,
    place: ['café', 'カフェ'],
    places: ['independent cafés', '個人経営のカフェ'],
    owner: ['café owner', 'カフェの店主'],
    customer: ['guest', 'お客さん'],
    offer: ['hand-drip coffee', 'ハンドドリップのコーヒー'],
    items: [
      ['seasonal lattes', '季節のラテ'],
      ['house-roasted beans', '自家焙煎の豆'],
      ['weekday lunch plates', '平日のランチプレート'],
    ],
    asks: [
      ['Is there decaf?', 'デカフェはありますか'],
      ['Can I work on a laptop here?', 'パソコン作業はできますか'],
    ],
    chore: ['rewriting the menu board after closing', '閉店後にメニュー表を書き直す'],
    result: ['fewer calls about seats and opening hours', '席や営業時間の問い合わせ電話が減る'],
    material: [
      "the current menu, the roaster's notes and a few photos of the counter",
      '今のメニュー表、焙煎のメモ、カウンターの写真数枚',
    ],
    tone: ['warm and unhurried', 'あたたかく気取らない'],
    taboo: ['health claims about coffee', 'コーヒーの健康効果をうたう表現'],
    where: ['on Instagram and along the side streets near the station', 'Instagramや駅の裏通り'],
    busy: ['in the weeks before Christmas', 'クリスマス前の数週間'],
    quiet: ['in the first half of February', '2月の前半'],
    terms: ['"natural process", "cupping" and "crema"', '「ナチュラル」「カッピング」「クレマ」'],
    scene: ['a hand pouring milk into a cup', 'カップにミルクを注ぐ手元'],
    client: ['Café Hinata', '「喫茶ひなた」'],
    clientIs: ['a twelve-seat café behind a commuter station', '通勤駅の裏手にある12席の店'],
    catalogue: ['24 drinks and cakes', 'ドリンクとケーキ24品'],
    theme: ['coffee and slow mornings', 'コーヒーとゆっくりした朝'],
    fans: ['people who brew at home', '家でコーヒーを淹れる人'],
    subject: ['coffee', 'コーヒー'],
    crowd: ['home brewers', '家で淹れる人'],
    motifs: [
      'steaming cups, coffee cherries and enamel pots',
      '湯気の立つカップ、コーヒーの実、琺瑯のポット',
    ],
    occasion: ["a coffee lover's birthday", 'コーヒー好きの人の誕生日'],
    pools: {
      context: [
        [
          'Behind most small counters stands one person who roasts, serves, washes up and answers messages between two orders.',
          '小さなカウンターの内側では、たいてい一人が焙煎も接客も洗い物もこなし、メッセージには注文の合間に返事をしています。',
        ],
        [
          "A café closes at six, but the till, the orders for milk and tomorrow's cakes keep the lights on until eight.",
          'カフェは6時に閉まっても、レジ締め、牛乳の発注、明日のケーキの仕込みで、灯りが消えるのは8時ごろです。',
        ],
      ],
      insight: [
        [
          'People choose a café by three small facts: whether they will get a seat, how long they may stay and what goes with the coffee.',
          'カフェ選びの決め手は意外と小さなことです。座れるか、どのくらい居られるか、コーヒーに何が合うか、の三つに尽きます。',
        ],
        [
          'A tasting note persuades when it names something from the kitchen, such as roasted almond or marmalade, rather than "rich aroma".',
          '味の説明は「芳醇な香り」より、「炒ったアーモンド」「マーマレード」のように台所にあるものの名前で書くほうが伝わります。',
        ],
      ],
      rule: [
        [
          "Allergens are not a matter of style: milk, wheat, eggs and nuts are copied from the kitchen's own list and never guessed.",
          'アレルゲンは文章の工夫でどうにかするものではありません。乳、小麦、卵、ナッツ類は必ず厨房の一覧から写し、推測で書かないでください。',
        ],
        [
          '"Organic" and "fair trade" are protected claims; ask to see the certificate on the bag before either word appears.',
          '「有機」や「フェアトレード」は根拠がいる言葉です。袋の認証マークを見せてもらうまでは書かないようにします。',
        ],
      ],
      contact: [
        [
          'Go at three in the afternoon on a weekday, order something, and ask one question about the beans before you mention your work.',
          '訪ねるなら平日の午後3時ごろです。まず一杯注文し、豆のことをひとつ尋ねてから、自分の仕事の話を切り出してください。',
        ],
        [
          'A café answers Instagram messages faster than e-mail, so send two sentences and one finished sample there.',
          'カフェはメールよりInstagramのメッセージのほうが返事の早い相手です。短い二文に、完成した見本をひとつ添えて送りましょう。',
        ],
      ],
      taste: [
        [
          'Coffee people have seen enough jokes about not talking before the first cup; they buy things that know a Chemex from a V60.',
          '「朝の一杯まで話しかけないで」という冗談はもう見飽きられています。ケメックスとV60の違いがわかって作られたものなら、手に取ってもらえます。',
        ],
        [
          'Brown on cream is everywhere in this corner, so one clear second colour is already enough to be noticed.',
          'コーヒー関連の品は茶色と生成りばかりなので、はっきりした色をひとつ足すだけでも目に留まります。',
        ],
      ],
    },
  },
  {
    slug: 'bakery',
    emoji: '🥐',
    th: 'ร้านเบเกอรี่',
    budget: 0.8,
    place: ['bakery', 'パン屋'],
    places: ['neighbourhood bakeries', '町のパン屋さん'],
    owner: ['baker', 'パン職人'],
    customer: ['regular', '常連さん'],
    offer: ['sourdough bread', '天然酵母のパン'],
    items: [
      ['sourdough loaves', '天然酵母の食事パン'],
      ['filled buns', '惣菜パン'],
      ['festive gift boxes', '贈答用の詰め合わせ'],
    ],
    asks: [
      ['What time do the loaves come out?', '食パンは何時に焼き上がりますか'],
      ['Can I freeze this?', '冷凍しても大丈夫ですか'],
    ],
    chore: ['lettering price cards at five in the morning', '朝5時に値札を手書きする'],
    result: ['fewer unsold loaves at closing time', '閉店時の売れ残りが減る'],
    material: [
      'the weekly baking plan, the allergen sheet and photos of the shelf at opening time',
      '1週間の焼き上げ表、アレルゲン表、開店直後の棚の写真',
    ],
    tone: ['plain and hearty', '飾らず元気な'],
    taboo: ['claims such as "additive-free" without proof', '根拠のない「無添加」の表示'],
    where: ['in the morning queue and on local Facebook groups', '朝の行列や地域の情報ページ'],
    busy: ['in the ten days before Christmas', 'クリスマス前の10日間'],
    quiet: ['in the hot weeks of August', '8月の暑い盛り'],
    terms: ['"crumb", "proofing" and "hydration"', '「クラム」「ホイロ」「加水率」'],
    scene: ['a tray of loaves sliding out of the oven', '窯から天板を引き出す瞬間'],
    client: ['Mugi Bakery', '「むぎのパン」'],
    clientIs: ["a two-person bakery that sells out by two o'clock", '午後2時には棚が空になる夫婦二人の店'],
    catalogue: ['35 breads and buns', '定番と惣菜パン35種類'],
    theme: ['bread and Sunday breakfasts', 'パンと日曜日の朝ごはん'],
    fans: ['home bakers', '家でパンを焼く人'],
    subject: ['bread', 'パン'],
    crowd: ['home bakers', '家で焼く人'],
    motifs: ['plaited loaves, ears of wheat and linen cloths', '編みパン、麦の穂、リネンの布巾'],
    occasion: ['a housewarming among friends who bake', 'パン好きの友人の引っ越し祝い'],
    pools: {
      context: [
        [
          'A baker starts at two in the morning and sleeps when offices open, so anything that has to be written waits for the weekly day off.',
          'パン屋の一日は午前2時に始まり、世の中が動き出すころに眠る時間が来ます。書きものはどうしても定休日まで後回しです。',
        ],
        [
          'Flour and butter cost more every year while nobody likes to see the price of a bun change, so each word on the card matters.',
          '小麦もバターも年々値上がりしていますが、パンの値段はそう簡単に上げられません。だからこそ、値札の一言が効いてきます。',
        ],
      ],
      insight: [
        [
          'Regulars decide by the clock: when it comes out of the oven, how long it stays good, and whether it survives the freezer.',
          '常連さんが知りたいのは時間のことです。いつ焼き上がるのか、いつまでおいしいのか、冷凍できるのか。',
        ],
        [
          'Nobody asks for "artisan bread"; they ask for something that goes with soup, or that a toddler can chew.',
          '「こだわりのパン」を探して来る人はいません。「スープに合うもの」「小さい子でも噛めるもの」を探しています。',
        ],
      ],
      rule: [
        [
          'Bread sold wrapped needs its full label, bread from the open shelf does not in every country; ask which of the two you are writing for.',
          '袋詰めのパンには食品表示のラベルが必要ですが、対面の量り売りや裸売りでは扱いが変わります。どちらの文章なのかを先に確かめてください。',
        ],
        [
          '"Wholemeal" and "butter" promise a share of the recipe that somebody may check, so copy them from the recipe sheet.',
          '「全粒粉」「バター使用」は配合の裏づけがあってこその言葉です。レシピの表から写し、雰囲気で足さないようにします。',
        ],
      ],
      contact: [
        [
          'Never call before noon; come by in the last hour, buy what is left and leave one printed sample with your number.',
          '午前中の電話は禁物です。閉店前の1時間に立ち寄り、残ったパンを買って、連絡先を書いた見本を一枚渡しましょう。',
        ],
        [
          'The person at the till is often married to the baker and decides about paper and posts; speak to them first.',
          'レジに立つ人が職人の連れ合いで、掲示物やSNSを任されていることはよくあります。まずその人に声をかけてください。',
        ],
      ],
      taste: [
        [
          'Home bakers spot a badly drawn scoring pattern at once, so look at real loaves before you make anything for them.',
          'パンを焼く人は、クープの入れ方がおかしい絵にすぐ気づきます。作る前に本物のパンをよく見てください。',
        ],
        [
          'Useful wins over cute here: a chart of proofing times sells for years, a smiling croissant for a season.',
          'この分野では、かわいさより実用です。笑ったクロワッサンの絵はひと季節で飽きられますが、発酵時間の早見表は何年も売れます。',
        ],
      ],
    },
  },
  {
    slug: 'vegetable-farm',
    emoji: '🥕',
    th: 'สวนผักขายตรง',
    budget: 0.8,
    place: ['farm', '農園'],
    places: ['family vegetable farms', '産直の野菜農家'],
    owner: ['grower', '農家さん'],
    customer: ['subscriber', '定期便の会員さん'],
    offer: ['freshly dug vegetables', '朝採れの野菜'],
    items: [
      ['weekly vegetable boxes', '野菜の定期便'],
      ['heirloom tomatoes', '在来種のトマト'],
      ['misshapen carrots', '規格外のにんじん'],
    ],
    asks: [
      ['How do I cook this?', 'これはどう料理すればいいですか'],
      ['Can I skip a week?', '1回お休みできますか'],
    ],
    chore: ['writing the box leaflet under a lamp after the harvest', '収穫を終えた夜に定期便のお便りを書く'],
    result: ['fewer cancelled boxes', '定期便の解約が減る'],
    material: [
      "the planting plan, last year's box contents and phone photos from the field",
      '作付け表、昨年の定期便の中身、畑で撮ったスマホ写真',
    ],
    tone: ['direct and earthy', '飾らず土の匂いのする'],
    taboo: ['the word "pesticide-free" without certification', '認証のない「無農薬」という言葉'],
    where: ["at farmers' markets and on their own order pages", '直売所や食べチョクの出品ページ'],
    busy: ['during the summer glut', '夏野菜が採れすぎる時期'],
    quiet: ['in January, when the fields rest', '畑が休む1月'],
    terms: ['"bolting", "hardening off" and "heirloom"', '「とう立ち」「間引き」「在来種」'],
    scene: ['muddy hands bunching radishes', '土のついた手でラディッシュを束ねるところ'],
    client: ['Asahi Field', '「あさひ農園」'],
    clientIs: ['a family farm with 80 weekly boxes', '毎週80箱を送り出す家族経営の農園'],
    catalogue: ['40 kinds of vegetables over the year', '年間40種類の野菜'],
    theme: ['kitchen gardens and the seasons', '家庭菜園と季節の野菜'],
    fans: ['people with a balcony or a small vegetable plot', 'ベランダや小さな畑で野菜を育てる人'],
    subject: ['kitchen gardens', '家庭菜園'],
    crowd: ['balcony growers', '野菜を育てる人'],
    motifs: [
      'bunched radishes, pea tendrils and old watering cans',
      'ラディッシュの束、えんどうのつる、古いじょうろ',
    ],
    occasion: ["a gardener's first spring", '家庭菜園を始めた人の最初の春'],
    pools: {
      context: [
        [
          'A farm that sells direct is a field, a packing shed and a small mail-order firm, run by the same two tired people.',
          '産直の農家は、畑と荷造り場と小さな通販会社を、疲れた二人で同時に回しているようなものです。',
        ],
        [
          'Rain decides the timetable, so a farm cannot promise to answer e-mails on Tuesday, and that is where orders are lost.',
          '予定を決めるのは天気です。火曜日に必ずメールを返す、という約束ができないところで、注文を取りこぼしています。',
        ],
      ],
      insight: [
        [
          'Boxes are cancelled less for the price than for the guilt of kohlrabi going soft in the fridge; a recipe keeps more members than a discount.',
          '定期便をやめる理由は値段より、使い切れずに冷蔵庫でしなびていく野菜への後ろめたさです。割引より、レシピ一枚のほうが会員を引き止めます。',
        ],
        [
          'Buyers like to know the name of the person, the name of the field and what went wrong this week.',
          '買う人が知りたいのは、作り手の名前と畑の場所、それから「今週うまくいかなかったこと」です。',
        ],
      ],
      rule: [
        [
          '"Organic" belongs to certified farms by law; for all others describe plainly what is sprayed, and when.',
          '「有機」「オーガニック」と書けるのは有機JASの認証を受けた農家だけです。それ以外は、何をいつ使ったかをそのまま書きます。',
        ],
        [
          'Place of origin is not decoration: a bought-in onion in a mixed box has to be named as bought in.',
          '産地は飾りではありません。詰め合わせに仕入れた玉ねぎが入るなら、仕入れ品だと明記する必要があります。',
        ],
      ],
      contact: [
        [
          'Talk to growers at the market in the last half hour, when the crates are nearly empty and the notebook comes out.',
          '声をかけるなら、マルシェの終わり際の30分です。荷が減って、売上の手帳を開くころがよい頃合いです。',
        ],
        [
          'Order one box, cook from it, and send back an improved version of the leaflet that came with it.',
          'まず一箱取り寄せて料理し、同封のお便りを書き直したものを添えて感想を送ってみてください。',
        ],
      ],
      taste: [
        [
          'Gardeners want the right month for their own climate, so a calendar that ignores the first frost is returned.',
          '菜園をする人が欲しいのは、自分の地域に合った月です。霜の時期を無視したカレンダーはすぐ見限られます。',
        ],
        [
          'Vegetables drawn too perfectly look like a supermarket; a forked carrot makes this audience smile.',
          '整いすぎた野菜の絵はスーパーの広告に見えます。二股のにんじんのほうが、この人たちの心をつかみます。',
        ],
      ],
    },
  },
  {
    slug: 'tea-grower',
    emoji: '🍵',
    th: 'ไร่ชาและร้านชา',
    budget: 1,
    place: ['tea house', '茶園'],
    places: ['small tea growers', '小さな茶農家'],
    owner: ['tea grower', '茶園の主人'],
    customer: ['tea buyer', 'お茶の買い手'],
    offer: ['single-garden green tea', '単一農園の煎茶'],
    items: [
      ['first-flush green teas', '新茶の煎茶'],
      ['roasted twig teas', '焙じた茎茶'],
      ['tasting sets', '飲み比べセット'],
    ],
    asks: [
      ['How hot should the water be?', 'お湯は何度がいいですか'],
      ['Does it keep after opening?', '開封後はどれくらいもちますか'],
    ],
    chore: [
      'translating tasting notes for visitors in the middle of the harvest',
      '茶摘みの最中に海外のお客さんへの説明文を考える',
    ],
    result: ['more second orders from far away', '遠方からの再注文が増える'],
    material: [
      'the harvest log, the packets of every tea and the brewing advice given by word of mouth',
      '摘採の記録、全種類の茶袋、口頭で伝えている淹れ方の話',
    ],
    tone: ['clear and quietly proud', '澄んでいて静かな誇りのある'],
    taboo: ['promises that tea prevents illness', 'お茶で病気を防げるかのような表現'],
    where: ['at tea fairs and in regional gift shops', 'お茶の催事や道の駅'],
    busy: ['during the first harvest in May', '5月の新茶の時期'],
    quiet: ['in late autumn, after the last cut', '秋番茶が終わった晩秋'],
    terms: ['"first flush", "shaded" and "steaming"', '「一番茶」「被せ」「深蒸し」'],
    scene: ['pale green tea running into a white cup', '白い茶碗に注がれる薄緑のお茶'],
    client: ['Kumoi Tea', '「雲井茶園」'],
    clientIs: ['a third-generation garden on a foggy slope', '霧の出る斜面で三代続く茶園'],
    catalogue: ['18 teas from one garden', '一つの茶園のお茶18種類'],
    theme: ['tea and quiet afternoons', 'お茶と静かな午後'],
    fans: ['people who keep more than three teas at home', '家に三種類以上のお茶がある人'],
    subject: ['tea', 'お茶'],
    crowd: ['tea drinkers', 'お茶好きの人'],
    motifs: ['tea leaves, small pots and morning fog', '茶の葉、急須、朝霧'],
    occasion: ['a retirement gift', '定年を迎える人の門出'],
    pools: {
      context: [
        [
          'Tea is made in four hectic weeks and sold through the forty-eight quiet ones that follow, mostly by people who would rather be in the field.',
          'お茶は慌ただしい4週間で作られ、残りの48週をかけて売られます。売るのは、できれば畑にいたい人たちです。',
        ],
        [
          'Auction prices for leaf keep falling, so gardens learn to sell packets themselves and find that a packet needs words.',
          '荒茶の取引価格は下がり続け、茶園は自分で袋詰めを売るようになりました。そこで初めて、袋には言葉が要ると気づくのです。',
        ],
      ],
      insight: [
        [
          'A buyer is afraid of brewing it wrong; one line with grams, degrees and seconds removes more doubt than any tale about the mountain.',
          '買う人は「淹れ方を間違えたら」と心配しています。山の物語より、グラムと温度と秒数の一行が不安を消してくれます。',
        ],
        [
          'Few can tell garden from garden, but everyone can tell soup-like from flowery, so words begin with what the mouth notices.',
          '産地の違いがわかる人は少なくても、「だしのような旨み」か「花のような香り」かは誰にでもわかります。言葉は舌の感覚から始めます。',
        ],
      ],
      rule: [
        [
          'A named origin needs the share that local rules ask for, so blends are called blends even when the other leaf came from next door.',
          '産地名を名乗るには原料の割合の決まりがあります。隣町の葉であっても、混ぜたものはブレンドと書きます。',
        ],
        [
          'Caffeine and catechins may be mentioned as facts; what they do to the body may not be promised by a grower.',
          'カフェインやカテキンの含有は事実として書けますが、体への働きを売り手が約束することはできません。',
        ],
      ],
      contact: [
        [
          'Write between June and August, when the first tea is sold and the grower looks at the stock with worry.',
          '連絡は6月から8月がよい時期です。新茶が一段落し、在庫を眺めて悩み始めるころに届きます。',
        ],
        [
          'Buy the smallest packet, brew it three ways and send your notes; hardly anyone does, and it is always read.',
          'いちばん小さな袋を買い、三通りに淹れた感想を送ってみてください。そこまでする人はまずいないので、必ず読まれます。',
        ],
      ],
      taste: [
        [
          'Tea people dislike clutter; empty space on a sheet or a pattern says more to them than one more leaf.',
          'お茶の好きな人はごちゃごちゃしたものを嫌います。葉をもう一枚足すより、余白のほうが雄弁です。',
        ],
        [
          'They can tell matcha from sencha by the colour on the screen, so a wrong green loses them.',
          '抹茶と煎茶の違いは画面の色でわかってしまいます。緑を間違えた時点で離れていく人たちです。',
        ],
      ],
    },
  },
  {
    slug: 'lunch-deli',
    emoji: '🍱',
    th: 'ร้านข้าวกล่องและเดลี',
    budget: 0.8,
    place: ['deli', 'お弁当屋'],
    places: ['lunch box shops and delis', 'お弁当とお惣菜の店'],
    owner: ['deli owner', 'お弁当屋の店主'],
    customer: ['lunch customer', 'お昼のお客さん'],
    offer: ['home-style lunch boxes', '手作りのお弁当'],
    items: [
      ['daily lunch boxes', '日替わり弁当'],
      ['party platters', 'オードブル'],
      ['side dishes by weight', '量り売りの惣菜'],
    ],
    asks: [
      ['Can you do twenty boxes by noon?', '明日の昼に20個お願いできますか'],
      ['Which one has no egg?', '卵を使っていないのはどれですか'],
    ],
    chore: [
      'taking party orders over the phone with wet hands',
      '濡れた手で電話を取ってオードブルの注文を聞く',
    ],
    result: ['fewer mistakes in group orders', 'まとめ注文の間違いが減る'],
    material: [
      'the four-week menu, the order forms and the list of ingredients',
      '4週間分の献立、注文用紙、原材料の一覧',
    ],
    tone: ['brisk and motherly', 'てきぱきしてあたたかい'],
    taboo: ['calorie figures nobody has calculated', '計算していないカロリーの数字'],
    where: ['around office blocks and building sites at eleven', '11時ごろのオフィス街や現場のまわり'],
    busy: ['in the season of sports days and flower viewing', '運動会と花見の季節'],
    quiet: ['over the long New Year break', '年始の連休明け'],
    terms: ['"daily special", "platter" and "order cut-off"', '「日替わり」「折詰」「締め切り時間」'],
    scene: ['rows of open boxes being filled at dawn', '夜明けの厨房に並ぶふたの開いた弁当箱'],
    client: ['Tanaka Deli', '「おかずのたなか」'],
    clientIs: ['a deli that fills 150 boxes before eleven', '11時までに150個を詰めるお惣菜の店'],
    catalogue: ['30 boxes and side dishes', 'お弁当とお惣菜30品'],
    theme: ['packed lunches and everyday cooking', 'お弁当と毎日のごはん'],
    fans: ['people who pack a lunch every morning', '毎朝お弁当を作る人'],
    subject: ['packed lunches', 'お弁当'],
    crowd: ['lunch packers', 'お弁当を作る人'],
    motifs: ['wooden lunch boxes, folded cloths and rolled omelettes', '曲げわっぱ、お弁当の包み、卵焼き'],
    occasion: ["a child's first day at school", '子どもの入園や入学'],
    pools: {
      context: [
        [
          'A deli earns its day between eleven and one; what does not happen before that, paperwork included, does not happen.',
          'お弁当屋の一日は11時から1時で決まります。それまでにできなかったことは、事務仕事も含めて翌日送りです。',
        ],
        [
          'Margins are counted in coins per box, so an owner wants help that pays for itself within a month and can be stopped at any time.',
          '一個あたりの利益は数十円です。頼むなら、ひと月で元が取れて、いつでもやめられる手伝いがいい。店主はそう考えます。',
        ],
      ],
      insight: [
        [
          'The large order comes from one person in an office who fears being blamed; give that person a clear form and they stay for years.',
          'まとめ注文をするのは、「間違えたら自分の責任」と気を揉んでいる職場の幹事です。わかりやすい注文表があれば、何年も続けて頼んでくれます。',
        ],
        [
          'Hungry people read for four seconds: what is the main dish, how much, how full will I be.',
          'お腹の空いた人が読むのは4秒です。主菜は何か、いくらか、お腹がいっぱいになるか。',
        ],
      ],
      rule: [
        [
          'Boxes packed in advance carry a label with ingredients, allergens and a use-by time; the label wins over any pretty text.',
          '作り置きのお弁当には、原材料、アレルゲン、消費期限の表示が要ります。どんな文章もラベルの内容と食い違ってはいけません。',
        ],
        [
          '"Locally grown" has to be true on the day it is printed, so tie it to one ingredient that never changes.',
          '「地元産」は、その日に本当でなければ書けません。年間を通して変わらない食材ひとつに絞って使います。',
        ],
      ],
      contact: [
        [
          'Come at half past two, when the trays are washed, and bring a cleaner version of their own order form.',
          '訪ねるのは洗い物が終わる2時半ごろ、その店の注文用紙をすっきり作り直したものを手土産にします。',
        ],
        [
          'Offices nearby are the way in: ask the colleague who orders what annoys them, and take that sentence to the deli.',
          '近所の会社が入り口になります。いつも注文している人に困っていることを聞き、その一言を店に届けてください。',
        ],
      ],
      taste: [
        [
          'Those who cook each morning have no time for beauty; they pay for anything that answers "what tomorrow?"',
          '毎朝作る人に、凝ったものを楽しむ余裕はありません。「明日のおかず、どうしよう」に答えてくれるものにお金を払います。',
        ],
        [
          'A week shown honestly, leftovers included, is shared more than five perfect boxes.',
          '完璧な5日分より、残りものも入った正直な1週間のほうが、人に見せたくなります。',
        ],
      ],
    },
  },
]
