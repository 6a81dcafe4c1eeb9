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

export const howToChannel: Method = {
  slug: 'how-to-channel',
  difficulty: 'steady',
  hoursPerWeek: 6,
  startCost: ['$0–$30 (a clip-on microphone or one voice licence)', '0〜4,000円（ピンマイクか音声ソフト）'],
  prices: { sheet: [6, 700], bundle: [15, 1800] },
  income: {
    of: 'sheet',
    low: 5,
    high: 30,
    basis: [
      '{low} to {high} sales a month of a companion sheet at {price.sheet}, after about a year of one video a week and {hours} hours of work each. Advertising income only begins at the thresholds of YouTube and is not counted.',
      '週1本を約1年続け（毎週{hours}時間）、動画に添える{price.sheet}の資料が月{low}〜{high}部売れた場合の目安です。広告収入はYouTubeの基準に届くまで入らないため、含めていません。',
    ],
  },
  titles: [
    ['A faceless YouTube channel about {theme}', '顔を出さずに続ける、{theme}のYouTubeチャンネル'],
    ['Show your hands: how-to videos on {theme}', '手元だけで伝える{theme}。{fans}に届く動画'],
    ['One small skill a week: {theme} on YouTube', '週に一つの小さな技を教える、{theme}のYouTube'],
    ['A quiet how-to channel on {theme}', '{fans}のための静かな動画。テーマは{theme}'],
    ['{^theme} in four-minute videos, no face needed', '4分でわかる{theme}。声だけで教える動画づくり'],
    ['What a year of videos about {theme} really earns', '{theme}の動画を一年続けて、いくらになるか'],
    ['How-to videos about {theme}, made at the kitchen table', '食卓から発信する、{theme}のハウツー動画'],
  ],
  thai: {
    title: 'ทำช่องฮาวทูแบบไม่โชว์หน้าสำหรับแฟน ๆ ของ{th}',
    summary: 'เริ่มช่องวิดีโอสอนสั้น ๆ สำหรับคนที่สนใจเรื่อง{th} โดยไม่ต้องออกหน้า พร้อมรายได้ตามจริงและกฎของแพลตฟอร์ม',
  },
  summary: [
    oneOf(
      [
        'Build a small video channel on {theme} without showing your face, and earn a little from what {fans} take away from it.',
        '顔を出さずに{theme}の動画チャンネルを育て、{fans}に喜ばれる小さな資料で収入を得る方法です。',
      ],
      [
        'An unhurried plan for people who know something about {theme}: useful videos, honest figures, a product that fits.',
        '{theme}に少し詳しい人のための、急がない計画です。役立つ動画、正直な数字、動画に合う小さな商品を扱います。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'At eleven at night somebody types a question about {theme} into YouTube and finds nine minutes of talk before anything happens. {^fans} deserve better: two hands, one problem, four minutes. Such a channel asks for patience instead of charm, and your face never appears. Here is its first year, figures included.',
          '夜の11時、誰かが{theme}についての疑問をYouTubeで検索します。出てくるのは、本題まで9分もかかる動画ばかり。{fans}がほしいのは、二つの手と一つの悩み、そして4分の答えです。そういうチャンネルに必要なのは華やかさではなく根気で、自分の顔を映す必要はありません。最初の一年に何が起きるのか、収入の数字も含めて、ありのままに書きました。',
        ],
        [
          'You know a thing or two about {theme}, and friends ask you the same three questions. That is enough for a beginning. This is a plan for a faceless channel made for {fans}, with one evening per video and an income that starts at nothing and, with luck, later pays for a holiday.',
          '{theme}のことなら少しわかる。友人からいつも同じことを三つ聞かれる。始めるには、それで十分です。ここでまとめたのは、{fans}に向けて顔を出さずに続けるチャンネルの計画です。動画は一晩で1本作れる長さにします。収入はゼロから始まり、しばらくは小さいままですが、続けていけば小旅行の費用くらいにはなり得ます。焦らない人に読んでほしい内容です。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'AI has flooded the platform with narrated stock footage, and viewers leave it within seconds.',
          'AIで量産された動画があふれ、視聴者は数秒で離れていきます。',
        ],
        [
          'An AI tool can write a script on anything; it has never dropped the thing on the floor.',
          'AIは何の台本でも書けますが、実物を床に落とした経験はありません。',
        ],
      ),
      [
        'Your own hands and your own failures, shown to {fans}, are what cannot be copied.',
        '{fans}に見せるあなた自身の手つきと失敗だけは、真似できません。',
      ],
    ),
  ],
  tools: [
    bullets(
      lead(
        ['A telephone and a kitchen tripod', 'スマホと卓上三脚'],
        [
          'filming straight down on a table; {crowd} look at hands, not at studios.',
          '{crowd}が見るのはスタジオではなく手元なので、真上から机を撮れれば足ります。',
        ],
      ),
      lead(
        ['DaVinci Resolve', 'DaVinci ResolveまたはCapCut'],
        oneOf(
          ['free, and a cut every four seconds is all you need.', '無料で、4秒に一度切れれば十分です。'],
          ['free editing without a watermark.', '無料で、透かしも入りません。'],
        ),
      ),
      lead(
        ['Your voice, or ElevenLabs', '自分の声かVOICEVOX'],
        [
          'a real voice is trusted more by {crowd}; with an AI voice, buy the plan that allows earning.',
          '{crowd}に信頼されるのは肉声で、合成音声を使うなら収益化の条件とクレジット表記を守ります。',
        ],
      ),
      lead(
        ['Claude or ChatGPT', 'ClaudeかChatGPT'],
        [
          'for ordering notes on {subject} into steps and for finding the sentence where a beginner gets lost.',
          '{subject}のメモを手順に並べ、初心者がつまずく一文を見つけるために使います。',
        ],
      ),
      lead(
        ['Gumroad or Payhip', 'BOOTHやnote'],
        [
          'where the companion sheet on {subject} is sold, for a commission of roughly a tenth or less.',
          '{subject}の資料を売る場所で、手数料は売り上げの1割前後です。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Write thirty questions', '質問を30個書く'],
        [
          'Use the search box and the comments under videos on {subject}, and keep only what hands can answer in four minutes.',
          '検索窓の候補や{subject}の動画のコメントから集め、手を動かして4分で答えられるものだけを残します。',
        ],
      ),
      lead(['Learn what they keep', '何が残るかを知る'], fromNiche('taste'), [
        'Watch for it in the ten most saved videos on {subject}, and list what they leave unexplained.',
        '{subject}でよく保存されている動画を10本見て、説明の足りないところを書き出します。',
      ]),
      lead(
        ['Film eight before you publish one', '公開前に8本撮る'],
        oneOf(
          [
            'The eighth will be twice as good as the first. Beginners in {subject} forgive shaky hands, not a channel that stops after video three.',
            '8本目は1本目よりずっと良くなります。{subject}の初心者は震える手なら許してくれますが、3本で止まるチャンネルは忘れます。',
          ],
          [
            'A stock of eight videos about {subject} carries you through colds, holidays and doubt.',
            '{subject}の動画が8本あれば、風邪も旅行も迷いも乗り切れます。',
          ],
        ),
      ),
      lead(
        ['Begin with the result', '結果から見せる'],
        [
          'Show the finished thing for five seconds, then the mistake {crowd} usually make, then the way. The cover picture may borrow {motif2} or {motif3}.',
          '「{crowd}が、今夜、家にあるもので」と言い切り、完成、よくある失敗、手順の順に見せます。サムネイルには{motif2}や{motif3}の絵柄を添えると、話題が伝わります。',
        ],
      ),
      lead(['Check facts like a tradesperson', '職人のように確かめる'], fromNiche('rule'), [
        'That is how the trade sees it, and a hobby channel needs the same care, since {crowd} will imitate you exactly.',
        'これは仕事の現場の話ですが、{crowd}は見たとおりに真似をするので、趣味のチャンネルにも同じ慎重さが要ります。',
      ]),
      lead(
        ['Give the video something to print', '印刷できるものを添える'],
        [
          'After ten videos, bundle what viewers of {subject} ask for into one sheet: sizes, order of work, a list to tick. A version for {occasion} sells longer than a general one.',
          '10本たまったら、{subject}の視聴者に聞かれる寸法や手順、確認表を一枚にまとめます。{occasion}に合わせた版は、汎用版より長く売れます。',
        ],
      ),
      lead(
        ['Look at one number a month', '月に一度、一つの数字だけ見る'],
        [
          'It is the minute at which {crowd} leave; shorten what comes before it, and return to subjects that held them.',
          '見るのは{crowd}が離れた時刻で、その手前を縮め、最後まで見られた題材をもう一度扱います。',
        ],
      ),
    ),
  ],
  monetization: [
    table(
      [
        ['Source', '収入源'],
        ['When', '時期'],
        ['What videos on {subject} may bring', '{subject}の動画で見込めること'],
      ],
      [
        ['Companion sheet, {price.sheet}', '資料 {price.sheet}'],
        ['from video ten', '10本目から'],
        ['one buyer among 300 {crowd}', '{crowd}300人のうち一人'],
      ],
      [
        ['Bundle, {price.bundle}', 'セット {price.bundle}'],
        ['after a year', '1年後から'],
        ['gifts, above all for {occasion}', '{occasion}に贈る人が中心'],
      ],
      [
        ['Advertising', '広告'],
        ['from 1,000 subscribers and 4,000 hours', '登録1,000人・総再生4,000時間から'],
        ['a few dollars per thousand views on {subject}', '{subject}では1,000回再生で数百円'],
      ],
    ),
    p(
      [
        'In the first half-year expect nothing at all from videos on {subject}; in the second half, {income} a month from sheets is a good result.',
        '最初の半年は{subject}の動画の収入をゼロと見ておき、後半に資料の売り上げが{income}になれば、よい結果です。',
      ],
      oneOf(
        [
          'Affiliate links may follow, marked as advertising and only for things you use.',
          'アフィリエイトを足すなら「広告」と明記し、自分で使っている物に限ります。',
        ],
        [
          'Refuse early sponsors who want to see the script; there will be better ones.',
          '台本に口を出す早い時期の案件は断ってかまいません。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Demonetised as mass production', '量産動画とみなされる'],
        [
          'YouTube pays nothing for repetitive, inauthentic content, and stock clips with an AI voice about {subject} are exactly that; film your own table.',
          '素材映像にAI音声を載せただけの{subject}の動画は、YouTubeの収益化から外される量産型そのものなので、自分の机で撮るのがいちばんの対策です。',
        ],
      ),
      lead(
        ['Copyright', '著作権'],
        oneOf(
          [
            "Music, pictures and other people's drawings of {motif1} belong to somebody; a claim can take the income of a whole video.",
            '曲や画像、他人が描いた{motif1}の図案には権利者がいます。申し立て一つで、1本分の収益が消えることもあります。',
          ],
          [
            'A method may be shown freely, but not with the photographs from a book on {subject}.',
            'やり方そのものは自由に紹介できますが、{subject}の本の写真や文章は写せません。',
          ],
        ),
      ),
      lead(
        ['AI in the open', 'AIの表示'],
        [
          'Tick the box for altered content whenever something realistic was generated, and say in the description of a video on {subject} when the voice is AI.',
          '本物に見える映像や音を生成したら、投稿時に「改変されたコンテンツ」の印を付け、AI音声なら{subject}の動画の概要欄にもそう書きます。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Platforms report what they pay, and YouTube asks for a tax form before the first transfer; sales to {crowd} count as well.',
            'YouTubeの広告も{crowd}への資料販売も所得です。経費を引いて年20万円を超えたら、会社員でも確定申告をします。',
          ],
          [
            'Keep two columns from day one, costs and receipts; tax on a hobby begins sooner than fame.',
            '初日から収入と経費の二列だけは付けましょう。趣味の延長でも、所得が年20万円を超えれば確定申告、以下でも住民税の申告が必要です。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'The script of one video for {crowd}; the times are limits, not goals.',
      '{crowd}に向けた動画1本分の台本の型です（秒数は上限）。',
    ]),
    code(
      `VIDEO [no.] – {theme} – question: [as typed by a viewer]
For: {crowd}; needed: [what is in the house]
0:00 result in close-up; cover picture with {motif1}
0:05 the mistake most {crowd} make: [ ]
0:20 steps 1 to 3: [one verb each], slow where {crowd} stop
3:00 result beside mistake; what to change for {occasion}
3:40 the sheet on {subject}: [title], one sentence
Prompt: "Read my steps as one of the {crowd} and ask me everything that is unclear, adding no facts of your own."`,
      `動画[番号]／{theme}／質問：[検索された言葉のまま]
見る人：{crowd}、用意するもの：[家にあるもの]
0:00 完成を大きく映す（サムネイルの絵柄は{motif1}）
0:05 {crowd}がついやる失敗：[ ]
0:20 手順1から3 [動詞一つずつ]、{crowd}が止まりやすい所はゆっくり
3:00 完成と失敗を並べ、{occasion}に合わせて変える所を話す
3:40 {subject}の資料：[題名]を一文で
指示文：「{crowd}の一人として、この手順でわからない点をすべて質問し、事実は一つも足さないでください」`,
    ),
  ],
  closing: [
    p(
      [
        'Write the thirty questions on {subject} this weekend and film the smallest of them.',
        '今週末は{subject}の質問を30個書き、いちばん小さな一つを撮ってみましょう。',
      ],
      oneOf(
        [
          'Channels do not die of bad pictures, they die in week five.',
          'チャンネルが終わるのは画質のせいではなく、5週目の沈黙のせいです。',
        ],
        ['One video a week is a pace a working person can keep.', '週1本なら、働きながらでも続けられます。'],
      ),
      [
        'Whoever is still there after a year finds that {crowd} have begun to answer one another in the comments.',
        '一年後も続いていれば、コメント欄で{crowd}どうしが教え合うようになっています。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Filming {theme} from above with a telephone' },
    { language: 'en', title: 'Thirty questions {fans} type into YouTube' },
    { language: 'ja', title: '真上から撮る{theme}、机の上の準備' },
    { language: 'ja', title: '{fans}が検索する質問の集め方' },
  ],
}
