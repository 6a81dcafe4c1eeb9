import {
  bullets,
  code,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  table,
  type Method,
} from '../../writing/format.ts'

export const bannerDesign: Method = {
  slug: 'banner-design',
  difficulty: 'starter',
  hoursPerWeek: 5,
  startCost: [
    '$0–$15 a month (Canva free to begin with, Pro when clients pay)',
    '月0〜1,500円（Canvaは無料から、依頼が入ったら有料版へ）',
  ],
  prices: { one: [25, 3000], pack: [95, 12_000], season: [60, 8000] },
  income: {
    of: 'pack',
    low: 1,
    high: 4,
    basis: [
      '{low} to {high} packs of six images a month at {price.pack}, four to five hours each at the start. Count on two or three single banners at {price.one} in the first two months while your gallery is thin.',
      '6点セット（{price.pack}）を月に{low}〜{high}件、週{hours}時間で受けた場合です。作品の少ない最初の二か月は、{price.one}の一点ものが二、三件ほどと見てください。',
    ],
  },
  titles: [
    ['Headers that fit: banner design for {places}', '文字が切れないヘッダーを{places}に。バナー制作の副業'],
    ['Six images, one look: banners and headers for {places}', '6枚で一つの顔。{places}のバナーとヘッダー'],
    ["Thumbnails for {places}, legible at arm's length", '小さくても読める、{places}のサムネイル制作'],
    ['Announce {item1} in one banner', '{item1}を一枚で知らせる、バナーづくりの仕事'],
    ['A seasonal banner service for {places}', '{busy}に間に合わせる、{places}のバナー'],
    [
      '{^offer} in one wide picture: banners for {places}',
      '{offer}を一枚の横長に。{places}のバナーデザイン副業',
    ],
    ['Small banners, steady clients: design for {places}', '小さな画像で長く付き合う、{places}のデザイン係'],
  ],
  thai: {
    title: 'ออกแบบแบนเนอร์และภาพปกให้{th}',
    summary: 'ทำแบนเนอร์ ภาพปก และภาพย่อให้{th}เป็นชุด อ่านง่ายบนมือถือ เริ่มจาก Canva ได้เลย',
  },
  summary: [
    oneOf(
      [
        'Become the person {places} write to when a header, a thumbnail or a notice about {item1} has to look right by Friday.',
        'ヘッダー、サムネイル、{item1}のお知らせ画像。金曜までに要るとき、{places}が真っ先に連絡してくれる人を目指します。',
      ],
      [
        'Small design jobs for beginners with a careful eye: legible images for {owners}, sold in sets instead of one by one.',
        '{owner}のための読みやすい画像を、一枚ずつではなくセットで届ける。丁寧な初心者に向いた小さなデザインの仕事です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Look at it on a telephone. The name of the {place} is half hidden behind the profile picture, the date is cut off, and seven typefaces are shouting about {item1}. Somebody made this at midnight and was proud to have it done. You can do better in forty minutes, and there are many {places} to do it for.',
          'スマホで見てください。店の名前はアイコンの裏に半分隠れ、日付は端で切れ、七種類の書体が{item1}を叫んでいます。誰かが夜中に作り、「とにかくできた」と胸をなで下ろした一枚です。あなたなら40分でもっとよくできます。そして、そういう一枚を抱えた{places}は、思いのほかたくさんあります。特別な美術教育は要りません。読めるように並べる、それだけで喜ばれる世界です。',
        ],
        [
          'Three seconds, one thumb, a bright street: that is how {customers} meet a banner. In such conditions taste matters less than order. If you like moving things about until they sit still, here is a service for {places} that asks for no drawing at all and starts with very little.',
          '見られるのは3秒。片手のスマホで、日なたの道で。{customer}とバナーの出会いは、だいたいそんなものです。その条件で効くのは、センスより整理です。物を並べ替えて、ぴたりと落ち着く場所を探すのが好きな人なら、絵が描けなくても{places}の力になれます。道具も、いまあるパソコンで足ります。気負わずに始められる仕事を、順番に見ていきましょう。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'Design comes last on such days, so the header still shows {item3} from two years ago.',
      'そんな毎日では画像は後回しになり、ヘッダーには二年前の{item3}が残ったままです。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Canva', 'Canva'],
        [
          'free for the first jobs; build one master for {client} and derive all sizes from it.',
          '最初の依頼なら無料版で足り、{client}のような一軒ごとに原型を一つ作って全サイズを切り出せます。',
        ],
      ),
      lead(
        ['Figma', 'Figma'],
        [
          'also free, more exact, and {owners} can leave a comment right on the letter that bothers them.',
          'こちらも無料で、{owner}が気になる文字の上に直接コメントを残せます。',
        ],
      ),
      lead(
        ['Adobe Express or Firefly', 'Adobe ExpressかFirefly'],
        [
          'AI for extending a photo of {offer} to the sides when the picture is upright and the banner is not.',
          '縦長の写真を横長のバナーに使うとき、AIで{offer}の背景だけを左右に描き足します。',
        ],
      ),
      lead(
        ['A licence-free type library', '商用利用できる書体'],
        [
          'Google Fonts; two families per {place}, chosen once for a tone that is {tone}, and kept for years.',
          'Google Fontsから{place}ごとに二書体。{tone}印象に合うものを選び、何年も変えません。',
        ],
      ),
      lead(
        ['Fiverr, or the bulletin board', 'ココナラ・クラウドワークス'],
        [
          'online you compete with thousands, {where} with nobody; do both and compare after a quarter.',
          'ネットでは競争相手が数千人いますが、{where}ではほぼゼロなので、三か月試して比べてみましょう。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'Skill grows by copying layouts for practice, in private, thirty of them.',
          '腕は模写で伸びるので、公開しない練習として好きなバナーを30枚まねてください。',
        ],
        [
          'Learn three rules by heart: contrast, alignment, and leaving things out.',
          '覚える規則は、明暗の差、そろえること、削ることの三つです。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Collect broken ones', '崩れたものを集める'],
        [
          'Look {where} and save twenty headers of {places} as they appear on a small telephone.',
          '{where}で見つけた{places}のヘッダーを20点、小さなスマホの画面のまま保存します。',
        ],
      ),
      lead(
        ['Redo three for invented names', '架空の名前で三点作る'],
        [
          "Make a gallery with {client} and two other made-up names, because a stranger's logo in your portfolio is a bad first impression.",
          '実在の店のロゴを勝手に使うと印象が悪いので、{client}のような架空の名前で見本を三点作ります。',
        ],
      ),
      lead(['Say hello', '声をかける'], fromNiche('contact'), [
        'Offer one header with {item1} for {price.one}, in the sizes they need, by the end of the week.',
        '{item1}を使ったヘッダー一点を、必要なサイズで週末までに{price.one}で仕上げると申し出ます。',
      ]),
      lead(
        ['Ask for one message', '伝えることを一つに絞る'],
        [
          'Request {material}, and make the {owner} finish this sentence: "Whoever sees it should ..."',
          '{material}を預かり、「これを見た人に、どうしてほしいか」を{owner}に一言で答えてもらいます。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Type first, picture second', '文字が先、写真は後'],
        [
          'Set at most seven words about {item1} in grey, shrink them to the width of a thumb, and only then add the photograph.',
          '{item1}を伝える15字以内の文を灰色で組み、親指の幅まで縮めて読めたら、そこで初めて写真を入れます。',
        ],
      ),
      lead(
        ['Derive the sizes', 'サイズを展開する'],
        [
          'From one master cut header, square, story, thumbnail, map cover and print, and check where each service lays its buttons over {item2}.',
          '原型からヘッダー、正方形、縦長、サムネイル、地図の表紙、印刷用を切り出し、各サービスのボタンが{item2}に重ならないか確かめます。',
        ],
      ),
      lead(
        ['Two rounds, then the folder', '修正は二回まで'],
        [
          'Agree on two rounds of changes with the {owner}, then deliver one folder with plain names and the editable link.',
          '修正は二回までと{owner}に伝えておき、わかりやすい名前のフォルダと編集用のリンクで納めます。',
        ],
      ),
    ),
  ],
  monetization: [
    table(
      [
        ['Job', '依頼'],
        ['What {places} get', '{places}に渡すもの'],
        ['Price', '料金'],
      ],
      [
        ['Single', '一点もの'],
        ['one header about {item1}', '{item1}のヘッダー1点'],
        ['{price.one}', '{price.one}'],
      ],
      [
        ['Pack', '6点セット'],
        ['six sizes of one design for {offer}', '{offer}の一案を6サイズで'],
        ['{price.pack}', '{price.pack}'],
      ],
      [
        ['Season', '季節の差し替え'],
        ['new date, new photo of {item3}', '日付と{item3}の写真を更新'],
        ['{price.season}', '{price.season}'],
      ],
    ),
    p(
      [
        'A single banner for {aPlace} pays little once the messages are counted; the pack is where your hours are worth something.',
        '{place}の一点ものはやり取りを数えると割に合わず、時間に見合うのはセットからです。',
      ],
      [
        'With {low} to {high} packs for {places} the month ends at {income}, and every pack brings a change of season later.',
        '{places}から月に{low}〜{high}セット受ければ{income}になり、その一つひとつが後の差し替えにつながります。',
      ],
    ),
    p(
      [
        "Write to former clients three weeks before the time they are busiest, {busy}, with last year's image attached.",
        '以前の依頼主には、{busy}の三週間前に、去年の画像を添えて連絡します。',
      ],
      oneOf(
        [
          'Contests with forty entrants and one prize are practice and not income.',
          '採用が40人に一人のコンペは、練習と割り切ってください。',
        ],
        [
          'Raise the price after the fifth pack; nobody will be surprised but you.',
          '5セット納めたら値上げしても、驚くのは自分だけです。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Generated lettering', 'AIの文字'],
        [
          'AI pictures spell badly and invent dishes, tools and hands; for {item1} use real photographs and set the words yourself.',
          'AIの画像は文字も手元も間違えるので、{item1}には本物の写真を使い、文字は自分で組んでください。',
        ],
      ),
      lead(['What may be claimed', '書いてよいこと'], fromNiche('rule'), [
        'A banner is advertising, and {taboo} would be read as such.',
        'バナーも広告のうちなので、{taboo}は入れません。',
      ]),
      lead(
        ['Templates are shared', '型は自分のものではない'],
        oneOf(
          [
            'A Canva template may be used for {aPlace}, yet it cannot become its trademark, since a thousand others hold it too.',
            'Canvaの型で作った画像は使えても、{place}のロゴとして商標登録はできません。同じ型を誰でも使えるからです。',
          ],
          [
            'Stock elements in a design for {places} stay the property of their makers; hand over a finished image and read the terms on editable files.',
            '{places}に渡すデザインの中の素材には作者がいます。編集用データごと渡せるかどうか、規約を読んでおきます。',
          ],
        ),
      ),
      lead(
        ['Endless changes', '終わらない修正'],
        oneOf(
          [
            'Without a limit {anOwner} will try every shade of green. Write the number of rounds into the first message.',
            '回数を決めておかないと、{owner}は緑を全部試したくなります。最初の連絡に回数を書いてください。',
          ],
          [
            'When three people at the {place} decide, you get four opinions. Ask who has the last word before you begin.',
            '{place}で三人が口を出せば、意見は四つになります。始める前に、決める人を一人聞いておきます。',
          ],
        ),
      ),
      lead(
        ['Openness and tax', 'AIの開示と税金'],
        [
          'Tell {owners} which part of a picture was extended by AI, keep invoices and subscription receipts together, and declare the profit in your tax return.',
          'AIで描き足した箇所は{owner}に伝えます。{place}からの報酬は経費と一緒に記録し、副業の所得が年20万円を超えたら確定申告をしてください。',
        ],
      ),
    ),
  ],
  premium: [
    p([
      'A brief that {anOwner} can fill in on a telephone, with the test each image has to pass.',
      '{owner}がスマホで書き込める依頼書と、画像ごとの合格検査です。',
    ]),
    code(
      `BRIEF: {client}, {clientIs}
Whoever sees it should: [ ]
Seven words about {item1}: [ ]
Photo to use (real, ours): {scene} / [ ]
Feeling: {tone}; two colours: [ ] [ ]
Valid until: [ ], next change: {busy}
Who at the {place} says yes: [ ]
THUMB TEST
[ ] read at 3 cm width by one of the {customers}
[ ] "{ask1}" is not left open by the image
[ ] nothing under buttons or the round portrait of {client}
[ ] no {taboo}
[ ] AI used only for: background around {offer} / nothing`,
      `依頼書：{client}（{clientIs}）
見た{customer}にどうしてほしいか：[ ]
{item1}を伝える15字：[ ]
使う写真（自前の本物）：{scene}/[ ]
印象：{tone}感じ、色は二つ[ ][ ]
掲載期限：[ ]、次の差し替え：{busy}
{place}で決める人：[ ]
親指テスト
[ ]幅3cmでも{customer}に読める
[ ]「{ask1}」が宙に浮いていない
[ ]{client}の丸いアイコンやボタンに隠れない
[ ]{taboo}がない
[ ]AIの使用：{offer}の背景だけ/なし`,
    ),
  ],
  closing: [
    p(
      [
        'Tonight collect twenty bad headers, tomorrow make three for {client}, and on Saturday show one to {aPlace}.',
        '今夜は崩れたヘッダーを20点集め、明日{client}の見本を三点作り、土曜に一軒の{place}に見せに行きましょう。',
      ],
      oneOf(
        [
          'Good order looks easy; let {owners} believe that it is and keep your brief at hand.',
          '整ったものは簡単そうに見えます。{owner}にはそう思わせておき、依頼書だけは手放さないことです。',
        ],
        [
          "If the season passes with {result}, send a note, and next year's banner is half sold.",
          '季節が過ぎて{result}ようになっていたら、一言便りを。来年のバナーは半分決まったようなものです。',
        ],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'One master, six sizes: a banner for {places}' },
    { language: 'en', title: 'The thumb test with a header about {item1}' },
    { language: 'ja', title: '{places}のヘッダーを40分で直す' },
    { language: 'ja', title: '{item1}のバナー、文字から組む' },
  ],
}
