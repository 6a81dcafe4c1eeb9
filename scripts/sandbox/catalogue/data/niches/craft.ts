import type { Niche } from '../../writing/format.ts'

export const craftNiches: readonly Niche[] = [
  {
    slug: 'jewellery',
    emoji: '💍',
    th: 'เครื่องประดับทำมือ',
    budget: 1,
    place: ['jewellery studio', 'アクセサリー工房'],
    places: ['handmade jewellery makers', 'ハンドメイドアクセサリー作家'],
    owner: ['jewellery maker', 'アクセサリー作家さん'],
    customer: ['buyer', '購入者さん'],
    offer: ['small-batch silver jewellery', '少量生産の銀のアクセサリー'],
    items: [
      ['stacking rings', '重ねづけの指輪'],
      ['drop earrings', '揺れるピアス'],
      ['birthstone necklaces', '誕生石のネックレス'],
    ],
    asks: [
      ['Will it turn my skin green?', '肌に色がつきませんか'],
      ['Can you make it half a size smaller?', '半号だけ小さくできますか'],
    ],
    chore: ['listing each new ring in three shops by hand', '新作を三つの販売サイトに手作業で登録する'],
    result: ['fewer returns for the wrong size', 'サイズ違いの返品が減る'],
    material: [
      'the listing texts, the materials of each piece and close-ups in daylight',
      '今の商品説明、作品ごとの素材、自然光で撮った接写',
    ],
    tone: ['delicate but factual', '繊細で事実に忠実な'],
    taboo: ['the word "hypoallergenic" without a test', '試験のない「アレルギー対応」という言葉'],
    where: ['on Etsy and at weekend craft markets', 'minneやCreema、週末のクラフト市'],
    busy: ['from late October to Christmas', '10月末からクリスマスまで'],
    quiet: ['in the second half of January', '1月の後半'],
    terms: ['"hallmark", "bezel" and "patina"', '「刻印」「覆輪留め」「いぶし」'],
    scene: ['a thin ring on a worn workbench', '使い込んだ彫金机の上の細い指輪'],
    client: ['Studio Lumi', '「アトリエるみ」'],
    clientIs: ['one silversmith with a bench in a spare room', '自宅の一室に彫金机を置く銀細工の作家'],
    catalogue: ['60 rings, earrings and necklaces', '指輪やピアスなど60点'],
    theme: ['small treasures and birthstones', '小さな宝物と誕生石'],
    fans: ['people who wear one ring every day', '毎日同じ指輪をつける人'],
    subject: ['birthstones', '誕生石'],
    crowd: ['ring wearers', '指輪好きの人'],
    motifs: ['raw crystals, crescent moons and twisted wire', '原石、三日月、ねじった銀線'],
    occasion: ['a tenth anniversary', '結婚10年の記念日'],
    pools: {
      context: [
        [
          'A maker spends a third of the week on photographs, listings and parcels, which is a third of the week away from the bench.',
          '作家さんは週の三分の一を、撮影と出品と発送に使っています。その分だけ机に向かう時間が減ります。',
        ],
        [
          'Every shop system wants other fields filled in, so the same earrings are described three times, each time with less love.',
          '販売サイトごとに入力欄が違うので、同じピアスを三度説明することになり、書くたびに言葉が痩せていきます。',
        ],
      ],
      insight: [
        [
          'Buyers look for size against something known, a coin or a fingertip, before they read a single adjective.',
          '購入者さんは形容詞を読む前に、硬貨や指先と比べた大きさを探しています。',
        ],
        [
          'Two of three orders are gifts, so wrapping, arrival date and what happens if it does not fit belong near the top.',
          '注文の三つに二つは贈り物です。包装、到着日、サイズが合わないときの対応は、上のほうに書きます。',
        ],
      ],
      rule: [
        [
          'Metal words are legal words: "silver" and "gold-filled" describe amounts, and plated pieces must be called plated.',
          '素材の言葉には決まりがあります。「K18」「シルバー925」は純度を表し、めっきはめっきと書かなければなりません。',
        ],
        [
          'Pieces "inspired by" a famous house invite a letter from its lawyers; describe the shape and leave the name out.',
          '有名ブランドの名を借りた「○○風」は、商標の問題になります。名前を出さず、形で説明してください。',
        ],
      ],
      contact: [
        [
          'Buy one small piece, then send the maker a better text for exactly that piece.',
          '小さな作品をひとつ買い、まさにその作品の説明文を書き直して送ってみてください。',
        ],
        [
          'At craft markets the hour after opening is quiet; carry two printed examples and no sales talk.',
          'クラフト市は開場直後の1時間が静かです。印刷した見本を2枚だけ持ち、売り込みの言葉は置いていきましょう。',
        ],
      ],
      taste: [
        [
          'Birthstone fans know their month by heart, and some months have two stones; check the list before you print.',
          '誕生石の好きな人は自分の石を暗記しています。月によっては石が二つあるので、刷る前に必ず確かめてください。',
        ],
        [
          "Thin lines and much white suit this group; anything with glitter is taken for a children's article.",
          'この層には細い線と広い余白が合います。ラメを使ったとたん、子ども向けに見えてしまいます。',
        ],
      ],
    },
  },
  {
    slug: 'florist',
    emoji: '💐',
    th: 'ร้านดอกไม้',
    budget: 1,
    place: ['flower shop', '花屋'],
    places: ['independent florists', '個人経営の花屋さん'],
    owner: ['florist', '花屋の店主'],
    customer: ['flower buyer', 'お客さま'],
    offer: ['seasonal bouquets', '季節の花束'],
    items: [
      ['market bouquets', 'おまかせの花束'],
      ['funeral arrangements', 'お供えの花'],
      ['dried wreaths', 'ドライフラワーのリース'],
    ],
    asks: [
      ['How long will they last?', 'どれくらいもちますか'],
      ['Are lilies safe with a cat?', '猫がいても百合は大丈夫ですか'],
    ],
    chore: ['writing care cards while the buckets are being filled', '水揚げの合間に手入れのカードを書く'],
    result: ['more orders placed before Friday', '金曜より前に入る注文が増える'],
    material: [
      "last month's orders, the supplier's list and photos of ten bouquets",
      '先月の注文、仕入れ表、花束の写真10枚',
    ],
    tone: ['fresh and tactful', 'みずみずしく心配りのある'],
    taboo: ['exact flowers promised out of season', '季節外れの花の確約'],
    where: ['at the flower market and on Instagram', '生花市場の近くやInstagram'],
    busy: ["in the week before Mother's Day", '母の日の前の一週間'],
    quiet: ['in the heat of July', '7月の暑い時期'],
    terms: ['"conditioning", "foliage" and "hand-tied"', '「水揚げ」「葉もの」「スパイラル」'],
    scene: ['stems being cut at an angle', '茎を斜めに切る手元'],
    client: ['Tsukimi Flowers', '「花つきみ」'],
    clientIs: ['a shop of fifteen square metres beside a hospital', '病院のそばにある五坪の花屋'],
    catalogue: ['26 bouquets and arrangements', '花束とアレンジメント26種類'],
    theme: ['cut flowers and the turning year', '切り花とめぐる季節'],
    fans: ['people who buy themselves flowers', '自分のために花を買う人'],
    subject: ['cut flowers', '切り花'],
    crowd: ['flower lovers', '花好きの人'],
    motifs: ['ranunculus, eucalyptus and brown paper', 'ラナンキュラス、ユーカリ、クラフト紙'],
    occasion: ['a neighbour who has helped for years', '長年お世話になったご近所さん'],
    pools: {
      context: [
        [
          'Flowers arrive at six, fade by Sunday and leave no time for a desk, so what is written is written on wrapping paper.',
          '花は朝6時に届き、日曜には盛りを過ぎます。机に向かう暇はなく、書きものは包装紙の端で済ませているのが実情です。',
        ],
        [
          'Three dates a year bring a third of the income, and in the weeks before them nobody in the shop can think.',
          '年に三つの行事が売上の三分の一を作ります。その前の数週間は、店の誰も考えごとなどできません。',
        ],
      ],
      insight: [
        [
          'Most senders do not know a single variety; they know the occasion and their budget, so begin with these two.',
          '贈る人の多くは花の名前を知りません。わかっているのは用途と予算だけです。話はそこから始めます。',
        ],
        [
          'The sender never sees the bouquet, therefore a photo on delivery is worth more to them than two extra stems.',
          '贈った本人は花束を見られません。だから、花を2本足すより、届けたときの写真一枚が喜ばれます。',
        ],
      ],
      rule: [
        [
          'Lilies kill cats and some berries harm dogs; a sentence about pets is a duty, not decoration.',
          '百合は猫の命に関わり、犬に害のある実もあります。ペットについての一文は飾りではなく、売る側の責任です。',
        ],
        [
          'Condolence texts follow religion and region; ask the shop which words it never uses before you write one.',
          'お悔やみの言葉は宗派や地域で違います。店が使わない言葉を聞いてから書いてください。',
        ],
      ],
      contact: [
        [
          'Avoid the week before any holiday; the Tuesday after it the owner sees clearly what went wrong.',
          '行事の直前は避けます。行事明けの火曜日なら、店主もうまくいかなかったことをはっきり覚えています。',
        ],
        [
          'Order a small bouquet for somebody else and keep notes on each step that made you hesitate.',
          '誰かのために小さな花束を注文し、迷ったところを一つずつ書き留めておきましょう。それが提案書になります。',
        ],
      ],
      taste: [
        [
          'Those who buy flowers for themselves follow the market week by week; a peony in October looks like a mistake.',
          '自分のために花を買う人は、季節の移りを毎週追っています。10月の芍薬は間違いに見えます。',
        ],
        [
          'Leaves matter as much as petals here, and generators tend to invent leaves; compare each with a photograph.',
          'この人たちは花びらと同じくらい葉を見ます。画像生成は葉をでっち上げがちなので、写真と一枚ずつ見比べてください。',
        ],
      ],
    },
  },
  {
    slug: 'pottery',
    emoji: '🏺',
    th: 'สตูดิโอเซรามิก',
    budget: 1,
    place: ['pottery studio', '陶芸工房'],
    places: ['pottery studios', '器をつくる陶芸工房'],
    owner: ['potter', '陶芸家さん'],
    customer: ['collector', '器好きの人'],
    offer: ['hand-thrown tableware', 'ろくろ挽きの食器'],
    items: [
      ['everyday bowls', '普段使いの飯碗'],
      ['one-off vases', '一点ものの花器'],
      ['throwing lessons', 'ろくろ体験'],
    ],
    asks: [
      ['Is it safe in the microwave?', '電子レンジは使えますか'],
      ['When is the next kiln opening?', '次の窯出しはいつですか'],
    ],
    chore: ['measuring and describing every bowl of a firing', '窯出しのたびに器を一つずつ測って説明を書く'],
    result: ['fewer questions before each sale', '販売前の問い合わせが減る'],
    material: [
      'the glaze notes, the measurements and photos from the last firing',
      '釉薬の記録、寸法表、前回の窯出しの写真',
    ],
    tone: ['plain and tactile', '素朴で手触りのある'],
    taboo: ['promises that no two pieces have flaws', '「傷や歪みは一切ない」という約束'],
    where: ['at pottery fairs and in galleries with a shelf for makers', '陶器市や作家ものを置くギャラリー'],
    busy: ['before the spring and autumn fairs', '春と秋の陶器市の前'],
    quiet: ['in the rainy season', '梅雨の時期'],
    terms: ['"bisque", "celadon" and "foot ring"', '「素焼き」「青磁」「高台」'],
    scene: ['wet clay rising between two hands', '両手の間で立ち上がる土'],
    client: ['Kiln Haru', '「はる窯」'],
    clientIs: ['a couple with a gas kiln in the hills', '山あいでガス窯を焚く夫婦の工房'],
    catalogue: ['45 bowls, plates and cups', '飯碗や皿、湯のみ45点'],
    theme: ['clay, glaze and the everyday table', '土と釉薬と毎日の食卓'],
    fans: ['people who choose the bowl before the meal', '料理より先に器を選ぶ人'],
    subject: ['tableware', '器'],
    crowd: ['tableware lovers', '器好きの人'],
    motifs: ['stacked bowls, glaze drips and wood grain', '重ねた鉢、釉薬の流れ、木目'],
    occasion: ['a couple setting up home', '新生活を始める二人'],
    pools: {
      context: [
        [
          'A kiln is opened six times a year, and then forty pieces need measuring, photographing and naming before a single one is sold.',
          '窯出しは年に6回ほどです。そのたびに40点を測り、撮り、名前を付けなければ、一つも売れません。',
        ],
        [
          'Potters talk readily about clay and fall silent before an empty text field.',
          '陶芸家さんは土の話なら尽きませんが、空の入力欄の前では黙り込んでしまいます。',
        ],
      ],
      insight: [
        [
          'Buyers imagine breakfast, so the text says what fits in it: a fist of rice, two eggs, soup for one.',
          '買う人は朝ごはんを思い浮かべます。「ご飯なら軽く一膳」「目玉焼き二つ」のように、何がのるかを書いてください。',
        ],
        [
          'Irregularity sells when it is named; a sentence about the glaze run on the left prevents a return.',
          '揺らぎは、言葉にすれば魅力になります。「左側に釉薬の流れがあります」の一文が返品を防ぎます。',
        ],
      ],
      rule: [
        [
          'Food safety comes from the glaze test and not from a feeling; without one the piece is a vase.',
          '食器として使えるかどうかは、釉薬の試験で決まります。確認できないものは、花器として紹介します。',
        ],
        [
          'Regional names such as Bizen or Delft belong to a place; a similar look is described, not borrowed.',
          '「備前焼」「信楽焼」などは産地の名前です。似た風合いでも、名乗らずに見た目で説明します。',
        ],
      ],
      contact: [
        [
          'Help to pack at a fair for one afternoon and you will be asked what you do.',
          '陶器市で半日荷造りを手伝えば、向こうから「ふだんは何をしている人ですか」と聞いてくれます。',
        ],
        [
          'Galleries carry twenty makers each and all twenty lack texts, so one gallery is worth a list of addresses.',
          'ギャラリー一軒は20人の作家とつながり、20人とも文章に困っています。住所録より、まず一軒です。',
        ],
      ],
      taste: [
        [
          'This circle prefers marks of the hand; a perfect circle on a print reads as factory ware.',
          'この人たちは手の跡を好みます。完璧な円は、工場の品に見えてしまいます。',
        ],
        [
          'They know glazes by name, so "blue" loses against "celadon" or "cobalt wash", provided it is the right one.',
          '釉薬は名前で呼ぶ人たちです。ただの「青」より「青磁」「呉須」のほうが響きますが、間違えれば逆効果です。',
        ],
      ],
    },
  },
  {
    slug: 'vintage-clothes',
    emoji: '👗',
    th: 'ร้านเสื้อผ้าวินเทจ',
    budget: 0.8,
    place: ['vintage shop', '古着屋'],
    places: ['vintage clothing shops', '一点もの中心の古着屋'],
    owner: ['vintage dealer', '古着屋の店主'],
    customer: ['shopper', 'お客さん'],
    offer: ['one-of-a-kind clothes', '一点ものの古着'],
    items: [
      ['denim jackets', 'デニムジャケット'],
      ['silk blouses', 'シルクのブラウス'],
      ['band T-shirts', 'バンドTシャツ'],
    ],
    asks: [
      ['How does it fit a size medium?', 'Mサイズの人が着るとどんな感じですか'],
      ['Is that a stain or the light?', 'これは染みですか、光の加減ですか'],
    ],
    chore: ['measuring and listing thirty pieces on a Monday', '定休日に30着を採寸して出品する'],
    result: ['fewer returns over fit', '着丈やサイズ感での返品が減る'],
    material: [
      'the measurements, close-ups of labels and honest photos of each flaw',
      '採寸表、タグの接写、傷や汚れの正直な写真',
    ],
    tone: ['knowing but not snobbish', '詳しいけれど気取らない'],
    taboo: ['brand names used for unlabelled pieces', 'タグのない服にブランド名を付けること'],
    where: ['on Instagram stories and at flea markets', 'Instagramのストーリーズやフリーマーケット'],
    busy: ['at the change from summer to autumn', '夏から秋への衣替えの時期'],
    quiet: ['in late February', '2月の終わり'],
    terms: ['"deadstock", "single stitch" and "selvedge"', '「デッドストック」「シングルステッチ」「赤耳」'],
    scene: ['a rail of faded denim by a window', '窓辺のラックに並ぶ色落ちしたデニム'],
    client: ['Rewind Closet', '「リワインド」'],
    clientIs: [
      'a second-floor shop with 600 pieces and one buyer',
      '買い付けから接客まで一人、600着を置く二階の店',
    ],
    catalogue: ['30 new pieces a week', '毎週の新入荷30着'],
    theme: ['old denim and faded prints', '色落ちデニムと古いプリント'],
    fans: ['people who read labels before prices', '値段より先にタグを見る人'],
    subject: ['old denim', '色落ちデニム'],
    crowd: ['label readers', '古着好きの人'],
    motifs: ['brass zips, stitched labels and checked flannel', '真鍮のジッパー、織りタグ、ネルシャツの格子'],
    occasion: ['a friend who hates new clothes', '新品の服が苦手な友人'],
    pools: {
      context: [
        [
          'Every garment is sold once, so each description earns its money a single time and still has to be written.',
          '古着は一着ずつしか売れません。説明文も一度きりの出番なのに、毎回書かなければならないのです。',
        ],
        [
          'The buyer drives, washes, mends and photographs; the listing is done last, and sometimes never.',
          '買い付け、洗い、直し、撮影と続き、出品は最後です。時には永遠に順番が回ってきません。',
        ],
      ],
      insight: [
        [
          'Shoppers trust flat measurements and the height of the person wearing it; the size on the label says little after thirty years.',
          '信用されるのは平置きの寸法と、着ている人の身長です。30年前のタグのサイズはあてになりません。',
        ],
        [
          'A flaw shown with a coin beside it sells the piece, while a flaw found at home sends it back.',
          '硬貨を添えて見せた傷は売る助けになり、家で見つかった傷は返品になります。',
        ],
      ],
      rule: [
        [
          'Trading in used goods needs a licence in many places, and its number belongs on the shop page.',
          '中古品の売買には古物商の許可が必要で、許可番号は販売ページに載せる決まりです。',
        ],
        [
          'Decade and maker are claims of fact: write "labelled" and "probably" where the proof ends.',
          '年代やメーカーは事実の主張です。証拠がないところは「表記」「推定」と書き分けます。',
        ],
      ],
      contact: [
        [
          'Choose one unsold piece from their page, rewrite its listing and send it with "keep it, whatever you decide".',
          '売れ残っている一着を選び、出品文を書き直して「ご依頼がなくてもお使いください」と送ります。',
        ],
        [
          'Dealers talk to each other at the sorting warehouse at seven in the morning; one satisfied dealer tells the rest.',
          '店主たちは朝7時の買い付け倉庫で顔を合わせます。一人が満足すれば、話はすぐに回ります。',
        ],
      ],
      taste: [
        [
          'Collectors can date a zip, so an invented label or an impossible seam ends the sale.',
          '好きな人はジッパーで年代がわかります。ありもしないタグや縫い目があれば、その時点で買われません。',
        ],
        [
          'Washed colours work: the charm of this theme lies in red that has become brick and black that has become grey.',
          '合うのは洗いざらしの色です。煉瓦色になった赤、灰色になった黒に、この世界の魅力があります。',
        ],
      ],
    },
  },
  {
    slug: 'woodwork',
    emoji: '🪵',
    th: 'งานไม้และเฟอร์นิเจอร์',
    budget: 1.25,
    place: ['woodwork shop', '木工所'],
    places: ['furniture and woodwork shops', '家具と木工の工房'],
    owner: ['cabinetmaker', '家具職人さん'],
    customer: ['furniture buyer', 'お客さま'],
    offer: ['made-to-measure furniture', 'オーダー家具'],
    items: [
      ['dining tables', 'ダイニングテーブル'],
      ['cutting boards', 'まな板'],
      ['repaired chairs', '修理した椅子'],
    ],
    asks: [
      ['What if it scratches?', '傷がついたらどうすればいいですか'],
      ['Will it go up our stairs?', 'うちの階段を通りますか'],
    ],
    chore: ['writing quotations on Sunday evening', '日曜の夜に見積書を書く'],
    result: ['more enquiries that already name a size', '寸法の書かれた問い合わせが増える'],
    material: [
      'drawings of past pieces, the list of timbers and photos taken in real homes',
      '過去の図面、樹種の一覧、納品先で撮った写真',
    ],
    tone: ['measured and trustworthy', '落ち着いて信頼できる'],
    taboo: ['the word "solid" for veneered boards', '突板を「無垢」と呼ぶこと'],
    where: ['at home fairs and among interior designers', '住まいの展示会や設計事務所'],
    busy: ['before the moving season in spring', '春の引っ越し前'],
    quiet: ['in the damp weeks of June', '湿気の多い6月'],
    terms: ['"grain", "mortise" and "oil finish"', '「柾目」「ほぞ」「オイル仕上げ」'],
    scene: ['a plane lifting a curl of wood', 'かんなから立ち上がる削り花'],
    client: ['Hinoki Works', '「ひのき木工」'],
    clientIs: ['three people and one old bandsaw', '三人と古い帯鋸の工房'],
    catalogue: ['20 tables, chairs and boards', 'テーブルや椅子など20点'],
    theme: ['wood, tools and things that last', '木と道具と長く使うもの'],
    fans: ['weekend woodworkers', '週末に木工をする人'],
    subject: ['woodwork', '木工'],
    crowd: ['weekend makers', '木工好きの人'],
    motifs: ['dovetail joints, hand planes and annual rings', '蟻組み、かんな、年輪'],
    occasion: ['a father who owns every tool but one', '道具好きの父親'],
    pools: {
      context: [
        [
          'Each enquiry for a table means eight e-mails about size, legs and wood, and most of them end without an order.',
          'テーブル一台の問い合わせで、寸法や脚や樹種のメールが8往復します。しかも大半は注文になりません。',
        ],
        [
          'Dust and keyboards do not mix, so the office work of a workshop happens in one cold room, late.',
          '木くずとキーボードは相性が悪く、事務仕事は冷えた別室で夜に行われます。',
        ],
      ],
      insight: [
        [
          'A table is the dearest thing in the room, so people read to be reassured: repair, humidity, delivery, how the price is made.',
          'テーブルは部屋でいちばん高い買い物です。人は安心したくて読みます。修理、湿気、搬入、値段の内訳を書いてください。',
        ],
        [
          'Pictures of the finished piece impress; pictures of the joint nobody will see convince.',
          '完成写真は感心させ、見えなくなる継ぎ目の写真は納得させます。',
        ],
      ],
      rule: [
        [
          'Names of timber and finish have to match the board that is delivered, down to oak or ash.',
          '樹種と仕上げは、実際に納める材と一致していなければなりません。ナラとタモの取り違えも許されません。',
        ],
        [
          'Weight limits and fixing to the wall are safety matters; the maker states them and you copy them.',
          '耐荷重や壁への固定は安全に関わることです。数字は作り手に出してもらい、そのまま写します。',
        ],
      ],
      contact: [
        [
          'Send one past project told as a story, with size, price and time, and ask for corrections.',
          '過去の納品例をひとつ、寸法と価格と期間の入った読み物にまとめ、「間違いを直してください」と送ります。',
        ],
        [
          'Interior designers recommend workshops and need texts about them, so approach both with the same page.',
          '設計事務所は工房を紹介する立場で、紹介文を必要としています。同じ一枚で両方に声をかけられます。',
        ],
      ],
      taste: [
        [
          'Weekend woodworkers buy what saves a board from being spoiled: cut lists, angles, drying times.',
          '週末の木工家は、材料を無駄にしないためのものを買います。木取り図、角度表、乾燥時間の早見などです。',
        ],
        [
          'A dovetail drawn the wrong way round is the fastest way to lose them.',
          '蟻組みの向きを間違えた絵は、この人たちに見放される最短の道です。',
        ],
      ],
    },
  },
]
