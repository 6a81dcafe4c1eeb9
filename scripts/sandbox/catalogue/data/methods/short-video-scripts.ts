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

export const shortVideoScripts: Method = {
  slug: 'short-video-scripts',
  difficulty: 'starter',
  hoursPerWeek: 4,
  startCost: ['$0 (a telephone and a free AI account)', '0円（スマホと無料のAIアカウント）'],
  prices: { single: [25, 3000], pack: [100, 13_000], month: [170, 22_000] },
  income: {
    of: 'pack',
    low: 2,
    high: 4,
    basis: [
      '{low} to {high} packs of five scripts a month at {price.pack}, written in about {hours} hours a week. Beginners usually sell two single scripts of {price.single} before anybody buys a pack.',
      '台本5本組{price.pack}を月{low}〜{high}組、週{hours}時間ほどで書いた場合の目安です。5本組が売れる前に、1本{price.single}の注文が二つほど続くのが普通です。',
    ],
  },
  titles: [
    [
      'Thirty seconds about {item1}: scripts {places} can film',
      '30秒で{item1}を見せる。{places}が撮れる動画台本',
    ],
    [
      '{^places} have the phone; you write the video script',
      '撮るのは{places}、書くのはあなた。短い動画の台本',
    ],
    [
      'Short-video scripts that sound like {aCustomer}, for {places}',
      '{customer}の言葉で書く、{places}の縦型動画台本',
    ],
    ['Five short-video scripts a week about {theme}', '{theme}のショート動画台本を、週に五本ずつ書く'],
    [
      '"{ask1}" Short-video scripts that answer, for {places}',
      '「{ask1}」から始まる、{places}のショート動画台本',
    ],
    [
      'No camera needed: video scripts about {item2} for {places}',
      '撮らずに書く。{item2}を見せる{places}の動画台本',
    ],
    ['Honest short-video scripts about {offer}', '{offer}を正直に伝えるショート動画の台本'],
  ],
  thai: {
    title: 'เขียนบทวิดีโอสั้นให้{th}',
    summary: 'เขียนบทวิดีโอสั้นสไตล์ผู้ใช้จริงให้{th} โดยไม่ต้องออกกล้อง พร้อมกฎการเปิดเผยโฆษณา',
  },
  summary: [
    oneOf(
      [
        'Write short, filmable scripts for {places} that want to show {item1} on TikTok and Instagram and never know how to begin.',
        'TikTokやInstagramで{item1}を見せたいのに、出だしで止まってしまう{places}へ、撮れる台本を届ける仕事です。',
      ],
      [
        'You stay behind the camera and off it: scripts about {offer} that {anOwner} can shoot between two {customers}.',
        '{owner}が{customer}の合間に撮れる、{offer}の短い台本を書きます。自分は画面に出ません。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'The telephone leans against a cup, the light is good, {anOwner} presses the red button – and says "so, hello, yes". Forty minutes later the clip about {item1} is deleted. What was missing is five written lines. People who can write the way others talk are rare, and you will see here how to become useful to {places} with exactly that.',
          'カップにスマホを立てかけ、光もいい。録画ボタンを押した{owner}の口から出てきたのは「えーっと、こんにちは」。40分後、{item1}の動画は消されています。足りなかったのは、五行の台本です。人が話すように書ける人は、意外なほど多くありません。このガイドでは、その力を{places}の役に立て、報酬に変えていく道を書きました。顔を出す必要も、編集の腕も要りません。短い言葉に手間をかけられる人なら始められます。',
        ],
        [
          'Thirty seconds are long. In that time {aCustomer} decides three times whether to stay, and a clip about {item2} without a plan loses them at the first decision. Planning those seconds for other people is a trade of its own, needs no face and no studio, and pays by the line rather than by the like. Shall we write some?',
          '30秒は長い時間です。その間に{customer}は三度、見続けるかどうかを決めています。段取りのない{item2}の動画は、一度目で閉じられてしまいます。他人のためにその30秒を設計するのは、れっきとした一つの仕事です。顔もスタジオも要らず、「いいね」の数ではなく書いた行に対して報酬が支払われます。話し言葉を聞くのが好きな人に、ちょうどよい副業です。さっそく書いてみましょう。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'A clip about {item1} gets ten minutes in such a day, so the thinking has to be finished beforehand.',
      '{item1}の動画に割けるのは10分ほどですから、考える部分は先に終わっていなければなりません。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['TikTok and Instagram', 'TikTokとInstagram'],
        [
          'for an hour of watching with a notebook: what do people say in clips about {theme} before they say anything?',
          '{theme}の動画を1時間見て、最初の2秒に何が起きているかだけをノートに書き出します。',
        ],
      ),
      lead(
        ['Claude or ChatGPT', 'ClaudeかChatGPT'],
        [
          'to throw twenty openings about {item1} at you, of which two are usable. Free is enough.',
          '{item1}の出だしを20個出させ、二つ使えれば十分です（無料版で可）。',
        ],
      ),
      lead(
        ['Google Docs', 'Googleドキュメント'],
        [
          'one script per page, large type, so that {anOwner} can read it from a shelf while filming.',
          '1ページに1本を大きな文字で書き、{owner}が棚に立てかけて読めるようにします。',
        ],
      ),
      lead(
        ['CapCut', 'CapCut'],
        oneOf(
          [
            'its free teleprompter tells you whether a line fits one breath.',
            '無料のテレプロンプター機能で、一息で読めるかを試します。',
          ],
          [
            'to cut a rough version with your own hands and find the dull second.',
            '自分で仮に撮ってつなぎ、退屈な1秒を見つけるために使います。',
          ],
        ),
      ),
    ),
    p([
      'An ear for how {customers} really speak matters more than any of these.',
      'どの道具より大切なのは、{customer}の本当の話し方を聞き取る耳です。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Collect sentences, not ideas', '案ではなく、せりふを集める'],
        [
          'Read reviews and comments on {places} and copy what people literally say about {item1}. "{ask1}" is a better opening than anything invented.',
          '{places}の口コミやコメントから、{item1}について実際に使われた言い回しを書き写します。「{ask1}」は、作った出だしよりずっと強い一行です。',
        ],
      ),
      lead(
        ['Write three trial scripts', '試しに三本書く'],
        [
          'One answers "{ask2}", one shows {scene} with a single line, one lets the {owner} admit a small failure with {item2}.',
          '一本は「{ask2}」への答え、一本は{scene}にひと言添えたもの、もう一本は{item2}をめぐる{owner}の小さな失敗談にします。',
        ],
      ),
      lead(
        ['Film one yourself', '一本は自分で撮ってみる'],
        oneOf(
          [
            'Nobody else will see it. You notice at once which line about {item1} no living person would say.',
            '人に見せる必要はありません。{item1}のどの行が「誰も言わない言葉」か、すぐにわかります。',
          ],
          [
            'Use your kitchen and a spoon in place of {item1}; a script that needs more than that is too complicated.',
            '台所で、スプーンを{item1}に見立てて撮ります。それで成り立たない台本は複雑すぎます。',
          ],
        ),
      ),
      lead(['Get in touch', '連絡を取る'], fromNiche('contact'), [
        'Add your most modest script about {item1} as a gift; it should be filmable before closing time.',
        '添えるのは、{item1}の台本のうちいちばん簡単な、その日のうちに撮れる一本です。',
      ]),
      lead(
        ['Let the truth choose', '事実に選ばせる'],
        [
          'Go through {material} with the {owner} and strike every claim that cannot be shown on camera.',
          '{material}を{owner}と一緒に見て、カメラの前で示せない主張はすべて削ります。',
        ],
      ),
      lead(
        ['Deliver, then count', '納品して、数える'],
        [
          'Hand over five scripts with shots, lines and a subtitle text each, in the order in which the {place} can film them. After two weeks ask which one {customers} mentioned; that beats view counts.',
          '場面、せりふ、字幕の文を書いた台本五本を、{place}で撮りやすい順に渡します。2週間後に、再生数ではなく、{customer}が話題にしたのはどれかを尋ねてください。',
        ],
      ),
    ),
  ],
  monetization: [
    p(
      oneOf(
        [
          'Views are not what you sell, so never let a fee depend on them.',
          '売るのは再生数ではないので、料金を再生数に連動させません。',
        ],
        [
          'Prices below are for words only; filming and cutting stay with the client.',
          '下の料金は言葉の分だけで、撮影と編集は依頼主が行います。',
        ],
      ),
    ),
    table(
      [
        ['For {places}', '{places}向け'],
        ['Price', '料金'],
        ['Your time', 'かかる時間'],
      ],
      [
        ['one script about {item1}', '{item1}の台本1本'],
        ['{price.single}', '{price.single}'],
        ['1 hour', '1時間'],
      ],
      [
        ['five scripts, {item1} to {item3}', '{item1}から{item3}まで5本'],
        ['{price.pack}', '{price.pack}'],
        ['4 hours', '4時間'],
      ],
      [
        ['ten a month, with a call to the {owner}', '月10本、{owner}との打ち合わせ付き'],
        ['{price.month}', '{price.month}'],
        ['7 hours', '7時間'],
      ],
    ),
    p([
      'Packs carry the month: {low} to {high} of them for {places} make {income}, and the first sold one may take six weeks. A good moment to propose the monthly plan is {quiet}, since filming stops {busy}.',
      '柱になるのは5本組で、{places}から月{low}〜{high}組なら{income}ですが、最初の一組までに6週間かかることもあります。{busy}は撮影が止まるので、月契約の提案は{quiet}がよい頃合いです。',
    ]),
  ],
  risks: [
    bullets(
      lead(
        ['Pretended customers', 'なりすましの口コミ'],
        [
          'A script in which an actor plays a happy {customer} of {aPlace} must be marked as advertising; consumer law says so, and the platforms remove what is not.',
          '{place}に頼まれた人が{customer}のふりをする台本は、広告と明示しなければ景品表示法のステマ規制に触れるので、「#PR」などの表示まで台本に書き込みます。',
        ],
      ),
      lead(['Claims', '言いすぎ'], fromNiche('rule'), [
        'Short formats tempt people into {taboo}; better to lose a punchline than the client.',
        '短い動画ほど{taboo}に手が伸びますが、落ちを一つ失うほうが、依頼主を失うよりましです。',
      ]),
      lead(
        ['Borrowed trends', '流行の借り物'],
        oneOf(
          [
            'A joke format is free to imitate, the wording of another creator is not, and many popular songs are barred for business accounts.',
            '型は真似できても、他人のせりふは写せません。流行の曲は、{place}のようなビジネス用アカウントでは使えないことが多いです。',
          ],
          [
            'Check the music library for commercial accounts before you write a beat into a script for {aPlace}.',
            '{place}の台本に曲を指定する前に、商用アカウントで使える音源かを確かめます。',
          ],
        ),
      ),
      lead(
        ['AI and tax', 'AIと税金'],
        oneOf(
          [
            'Say in the offer to {anOwner} that AI suggests openings and you write the rest. Enter each fee in a list for the tax return on the day it arrives.',
            '出だしの案にAIを使うことは{owner}への見積もりに書きます。報酬から経費を引いて年20万円を超えたら、会社員でも確定申告です。',
          ],
          [
            'Nobody minds AI at the sketching table if told beforehand; what {places} mind is a surprise. The tax office feels the same about income.',
            'AIを下書きに使うことは、{places}には先に言えば済む話です。所得も同じで、年20万円を超えたら確定申告、以下でも住民税の申告を忘れずに。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'With this prompt you get raw material for clips about {item1}; choose, cut, and read it aloud standing up.',
      '{item1}の動画の素材を出させる指示文で、出てきた案は削り、立って声に出して読んでから使います。',
    ]),
    code(
      `Write 5 scripts of 25–30 seconds for {client}, {clientIs}.
Filmed by: the {owner} alone, with a telephone, in one corner of the {place}
Seen by: {aCustomer} who thinks "{ask1}"
Way of speaking: {tone}, no greeting, no "you won't believe"
Material: {item1}, {item2}, {item3}; true details: [ ]
Not allowed: {taboo}, invented {customers}
Each as a table: second / picture / line of the {owner} / text on screen
Script 1: open on {scene}, say nothing for two seconds
Script 2: answer "{ask2}" in one take
Script 3: a mistake with {item2} and what came of it
Script 4: {item3} explained to a child
Script 5: what {customers} never see, filmed {quiet}
After each one: which line about {offer} needs proof, and is it advertising?`,
      `{clientIs}、{client}のために、25〜30秒の台本を5本書いてください。
撮る人：{owner}一人、スマホで、{place}の一角から
見る人：「{ask1}」と思っている{customer}
話し方：{tone}口調、挨拶なし、大げさな煽りなし
素材：{item1}、{item2}、{item3}、本当の細部[ ]
禁止：{taboo}、架空の{customer}の感想
形式：秒／映像／{owner}のせりふ／画面の文字の表
1本目：{scene}から始め、2秒は黙る
2本目：「{ask2}」に一発撮りで答える
3本目：{item2}の失敗と、その後
4本目：{item3}を子どもに説明する
5本目：{customer}が見たことのない裏側
各台本の後に：{offer}について裏づけの要る行と、広告表示の要否`,
    ),
  ],
  closing: [
    p(
      [
        'Write your three trial scripts about {item1} today and film the worst one tonight.',
        '{item1}の試作三本を今日書き、いちばん出来の悪い一本を今夜撮ってみましょう。',
      ],
      [
        'Nobody can promise a hit. Five honest half-minutes can bring {result}, though, and that keeps the {owner} as a client.',
        'バズは約束できませんが、正直な30秒を五本積めば{result}ことはあり得ますし、それで{owner}は次も頼んでくれます。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Three scripts about {item1} in one hour' },
    { language: 'en', title: 'Reading comments for {places}: where openings come from' },
    { language: 'ja', title: '{item1}の30秒台本を三本書く' },
    { language: 'ja', title: '{owner}が一人で撮れる台本の条件' },
  ],
}
