import {
  bullets,
  code,
  either,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  table,
  type Method,
} from '../../writing/format.ts'

export const printablePlanners: Method = {
  slug: 'printable-planners',
  difficulty: 'starter',
  hoursPerWeek: 4,
  startCost: [
    '$1–$20 (listing fees, paper and ink for tests)',
    '0〜3,000円（試し刷りの紙とインク。出品は無料の店から）',
  ],
  prices: { single: [4, 500], kit: [11, 1500], adapted: [30, 4000] },
  income: {
    of: 'kit',
    low: 3,
    high: 20,
    basis: [
      '{low} to {high} kits a month at {price.kit} before fees, after about twenty listings and eight months at {hours} hours a week. Most shops of this kind see fewer than five sales in their first quarter.',
      '出品が20点ほどになり、週{hours}時間で8か月ほど続けたうえで、セット（{price.kit}、手数料を引く前）が月に{low}〜{high}点売れた場合です。最初の三か月は、合わせて五点売れれば良いほうです。',
    ],
  },
  titles: [
    [
      'Pages for the fridge door: printable planners about {theme}',
      '冷蔵庫に貼る一枚から始める、{theme}の手帳づくり',
    ],
    [
      'A year of {theme} on paper: planners to print and sell',
      '{theme}の一年を書き込む、印刷用プランナーを売る',
    ],
    ['Print at home, write by hand: planners on {theme}', '家で刷って手で書く、{theme}のプランナー'],
    ['Printable planners for {theme}, tested by hand', '使った人の声で育てる、{theme}の印刷用シート'],
    ['A planner for {theme}: one small Etsy shop', '{theme}の記録帳を売る、小さなダウンロード店'],
    ['For {occasion}: a printable planner kit about {theme}', '{occasion}に添える、{theme}のプランナー一式'],
    ['The planner page missing from {theme}', '{fans}が欲しかった、{theme}のプランナー'],
  ],
  thai: {
    title: 'ขายแพลนเนอร์พิมพ์เองสำหรับคนรัก{th}',
    summary: 'ออกแบบแผ่นวางแผนและบันทึกสำหรับแฟน ๆ ของ{th} ขายเป็นไฟล์ดาวน์โหลดทีละชุด',
  },
  summary: [
    oneOf(
      [
        'Sell downloadable sheets that {fans} print and fill in by hand: useful, plainly drawn and tried out before anyone pays.',
        '{fans}が家で印刷し、手で書き込むシートを売る小さな店の始め方です。実際に使って確かめたものだけを並べます。',
      ],
      [
        'A tidy little product business around {theme}, from the first test sheet to a kit that suits {occasion}.',
        '試し刷りの一枚から{occasion}に合うセットまで、{theme}のシートを商品に仕上げる流れをまとめました。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Despite every app in the world, people still stick paper to the inside of cupboard doors. {^fans} do it more than most: lists, dates, small records of what worked and what did not. A page that fits such a habit exactly is worth a few coins and gets printed again next year, which is where this modest business begins.',
          'アプリがこれだけあっても、人は今も戸棚の裏に紙を貼ります。覚え書き、日付、うまくいったことと、いかなかったこと。{fans}の家なら、きっと一枚や二枚はあるはずです。その習慣にぴったり合う紙があれば、少しのお金を出してでも欲しくなり、翌年もまた印刷したくなります。このささやかな商売は、そこから始まります。プリンターと几帳面さがあれば、今夜からでも支度ができます。',
        ],
        [
          'Ten thousand planners on the market begin with "Good morning, sunshine" and help nobody. What is missing are sheets made by someone who knows how a week of {theme} really runs. You will not grow rich on them. You may well build a shop that pays for its own ink, and after a year for a short holiday.',
          '市場には一万点ものプランナーが並び、その大半はきれいなだけで役に立ちません。足りないのは、{theme}のある一週間が実際どう流れるかを知っている人の作ったシートです。大きく儲かる仕事ではありません。それでも、インク代を自分で稼ぎ、一年後には小さな旅行の足しになるくらいの店なら、机一つで育てられます。その手順を、失敗談も交えて並べました。',
        ],
      ),
    ),
    p(fromNiche('taste'), [
      'Whatever you plan to sell, somebody has to fill in the sheet about {theme} with a real pen first.',
      '{theme}のシートでも、売る前に誰かが本物のペンで書き込んでみたかどうかが分かれ目です。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Affinity, Canva or PowerPoint', 'CanvaかPowerPoint'],
        [
          'whichever you know already; a table for {subject} needs straight lines and room to write, not effects.',
          '{subject}の表に要るのはまっすぐな線と余白なので、使い慣れたほうで構いません。',
        ],
      ),
      lead(
        ['Claude or ChatGPT', 'ClaudeかChatGPT'],
        [
          'AI that lists what {crowd} might want to record, finds gaps in a layout and drafts the instructions; free plans are enough.',
          '{crowd}が書き留めたいことをAIに挙げさせ、表の抜けを探し、説明文を下書きさせます（無料で足ります）。',
        ],
      ),
      lead(
        ['A home printer and two kinds of paper', '家庭用プリンターと二種類の紙'],
        [
          'print your pages about {subject} in A4 and US Letter, in colour and in grey, since buyers will.',
          '買った人と同じように、{subject}のシートをA4とA5、カラーと白黒で刷ってみます。',
        ],
      ),
      lead(
        ['Etsy', 'BOOTHとnote'],
        [
          'twenty cents a listing and roughly a tenth of each sale; {crowd} already search there.',
          '{crowd}に向けた使い方の記事をnoteに書き、データはBOOTHで売ります（出品無料、手数料1割前後）。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'Neatness is the talent here, together with the courage to leave half a page empty.',
          '必要な才能は几帳面さと、半分を余白にしておく度胸です。',
        ],
        [
          'If your own lists are admired by friends, you have the skill already.',
          '友人にメモの取り方を褒められたことがあるなら、もう十分です。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Watch a week', '一週間を観察する'],
        [
          'Ask two of the {crowd} to show you every scrap of paper they wrote on in seven days, and photograph it.',
          '{crowd}のうち二人に、七日間で書いたメモを全部見せてもらい、写真に撮ります。',
        ],
      ),
      lead(
        ['Name the moment', '使う瞬間を決める'],
        [
          'Decide where the page hangs and when the pen comes out: beside {scene}, on the train, at the kitchen table on Sunday.',
          'いつどこでペンを持つ紙なのか、「{scene}」のそばか、電車の中か、日曜の食卓かを決めます。',
        ],
      ),
      lead(
        ['Draw it ugly first', 'まず雑に描く'],
        [
          'Rule one page about {subject} by pencil, use it for three days, and widen every box in which your words did not fit.',
          '{subject}のページを鉛筆で一枚引き、三日使って、字がはみ出した欄を広げます。',
        ],
      ),
      lead(
        ['Let the AI look for holes', 'AIに穴を探させる'],
        [
          'Describe the page and let it play a grumbling buyer from among the {crowd}; keep the two objections that are true.',
          'ページを説明し、{crowd}のうち文句の多い人の役をさせて、本当だと思う指摘を二つだけ採り入れます。',
        ],
      ),
      lead(
        ['Set it cleanly', '清書する'],
        [
          'One typeface, two line weights, one small drawing of {motif1} in a corner, and nothing that drinks ink.',
          '書体は一つ、線は二種類、隅に{motif1}の小さな絵を一つだけにして、インクを食う背景は入れません。',
        ],
      ),
      lead(
        ['Give ten away', '十部、配る'],
        oneOf(
          [
            'Send it to ten people who care about {subject} and ask for a photograph of the filled-in sheet, three weeks later.',
            '{subject}が好きな10人に渡し、三週間後に書き込んだ紙の写真を送ってもらいます。',
          ],
          [
            'Leave ten copies with {anOwner} for interested {customers}, with a link for remarks at the foot.',
            '{owner}に頼んで10部を{customer}に配ってもらい、紙の下に感想を書けるリンクを入れます。',
          ],
        ),
      ),
      lead(
        ['Bundle and list', 'セットにして出す'],
        [
          'Five matching pages make a kit for {occasion}; show them printed and written on, and say on the first picture that nothing is shipped.',
          '五枚そろえば{occasion}に合うセットになるので、書き込んだ実物を撮り、一枚目の画像に「データ販売」と大きく書きます。',
        ],
      ),
    ),
  ],
  monetization: [
    either(
      table(
        [
          ['Product', '商品'],
          ['Contents', '内容'],
          ['Price', '価格'],
        ],
        [
          ['Single sheet', '一枚もの'],
          ['a week of {subject}', '{subject}の一週間'],
          ['{price.single}', '{price.single}'],
        ],
        [
          ['Kit', 'セット'],
          ['five pages for {occasion}', '{occasion}に合う五枚'],
          ['{price.kit}', '{price.kit}'],
        ],
        [
          ['Adapted page', '名入れ・作り替え'],
          ['the sheet with the name of {aPlace}', '{place}の名前を入れた版'],
          ['{price.adapted}', '{price.adapted}'],
        ],
      ),
      bullets(
        lead(
          ['Single sheet, {price.single}', '一枚もの（{price.single}）'],
          [
            'a week of {subject}; it earns little and brings people in.',
            '{subject}の一週間で、利益は薄くても店を知ってもらう入り口になります。',
          ],
        ),
        lead(
          ['Kit, {price.kit}', 'セット（{price.kit}）'],
          [
            'five pages for {occasion}; this is what carries the shop.',
            '{occasion}に合う五枚で、店を支える柱です。',
          ],
        ),
        lead(
          ['Adapted page, {price.adapted}', '名入れ・作り替え（{price.adapted}）'],
          [
            'the sheet with the name of {aPlace}, made within three days.',
            '{place}の名前を入れた版を、三日以内に作ります。',
          ],
        ),
      ),
    ),
    p([
      'After fees you keep around nine tenths; {low} to {high} kits bought by {crowd} make {income} in a month, with January and September well above the rest.',
      '手数料を引いて9割ほどが残り、{crowd}がセットを月に{low}〜{high}点買ってくれれば{income}です（手帳を替える年末年始と春に偏ります）。',
    ]),
    p(
      oneOf(
        [
          'Ten more listings help less than one better first picture of {subject} on paper, lying under a real cup with a real pen.',
          '出品を10点増やすより、{subject}のシートを本物の机とペンと一緒に撮り直すほうが効きます。',
        ],
        [
          'Retire what has not sold in a year, since {crowd} judge the whole shop by its weakest sheet.',
          '一年売れないものは下げましょう。{crowd}は、いちばん弱い一枚で店全体を判断します。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Pretty, and useless', 'きれいで使えない'],
        [
          'Generated backgrounds hide the writing and cost the buyer a cartridge; for {subject} a white page sells better.',
          'AIの描いた背景は文字を隠しインクも減らすので、{subject}のシートは白いほうが売れます。',
        ],
      ),
      lead(
        ['Borrowed layouts', 'よその表の写し'],
        oneOf(
          [
            'A bestseller about {subject} may be studied and must not be traced; fonts and icons carry licences of their own.',
            '売れている{subject}のシートを研究するのは構いませんが、なぞってはいけません。書体やアイコンにも使用条件があります。',
          ],
          [
            'Trademarked planner systems and characters stay out, even when {crowd} ask for them by name.',
            '{crowd}から名指しで頼まれても、商標のある手帳術やキャラクターは使いません。',
          ],
        ),
      ),
      lead(['Promises on paper', '紙の上の約束'], fromNiche('rule')),
      lead(
        ['Refunds and questions', '返金と問い合わせ'],
        [
          'Somebody will not find the file or expect a parcel; answer within a day with a picture, and {crowd} will say so in their reviews.',
          '「届かない」「開けない」という連絡には、画像付きで一日以内に答えれば、{crowd}の評価はむしろ上がります。',
        ],
      ),
      lead(
        ['AI and tax', 'AIの表示と確定申告'],
        oneOf(
          [
            'Tick the AI box on Etsy if a drawing of {motif2} was generated; downloads are also subject to sales tax, which the platform mostly collects, and to income tax, which it does not.',
            '{motif2}の絵がAI製なら商品ページに書きます。売上から経費を引いた所得が年20万円を超えた会社員は確定申告が必要です。',
          ],
          [
            'A line such as "planned by hand, checked with AI" satisfies most {crowd}. Tax wants a little more: total sales, fees and paper, once a year.',
            '「手で設計し、AIで点検」と書いておけば{crowd}も納得します。売上、手数料、紙代は月ごとに残し、所得が20万円を超えたら確定申告をします。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Begin with this page plan about {subject}; the second half is the question sheet for the AI.',
      '{subject}の最初の一枚の設計図と、AIに穴を探させるための質問です。',
    ]),
    code(
      `PAGE PLAN: a week of {theme}
Hangs or lies: [ ], near {scene}
User: one of the {crowd}, pen in hand at [ ] o'clock
Top: week of [ ] and one line for what happens {busy}
Left column: what I planned (about {item1}, if it fits)
Right column: what happened, 7 rows
Bottom: a box for one drawing or photo of {motif3}
ASK THE AI
You are one of the {crowd} and hard to please. Here is my page: [ ]
1. Which box would you leave empty after a week of {subject}?
2. What do {crowd} write on scraps because this page has no room for it?
3. Which word sounds like advertising to {crowd}? Never suggest {taboo}.`,
      `設計図：{theme}の一週間
置き場所：[ ]（{scene}の近く）
使う人：{crowd}の一人、ペンを持つのは[ ]時ごろ
上段：[ ]の週、{busy}のための一行
左の列：予定（たとえば{item1}）
右の列：実際（9mm罫を7行、{subject}の記録）
下段：{motif3}の絵か写真を一枚
AIへの質問
あなたは{crowd}の一人で、なかなか満足しません。ページは[ ]
1. {subject}の一週間が終わったとき、空のままの欄はどれですか
2. {crowd}が、欄がなくて別の紙に書きそうなことは何ですか
3. {crowd}に宣伝くさく聞こえる言葉はどれですか（{taboo}は提案しない）`,
    ),
    quote([
      'Before you list it: printed in grey, filled in with a cheap pen, understood without instructions by somebody new to {subject}.',
      '出品の前に：白黒で刷ったか、安いペンで書けたか、{subject}を知らない人が説明なしで使えたか。',
    ]),
  ],
  closing: [
    p(
      [
        'Seven days of watching and one pencilled page about {subject} come first; the shop can wait until that page looks worn.',
        '七日間の観察と、{subject}の鉛筆描きの一枚が先で、店を開くのはその紙がよれよれになってからで間に合います。',
      ],
      oneOf(
        [
          'Useful paper is bought twice, and the second time it is for {occasion}.',
          '役に立つ紙は二度買われます。二度目は{occasion}に添えるために。',
        ],
        [
          'Whoever keeps your sheet on the cupboard door for a year needs no newsletter to remember you.',
          '一年間戸棚に貼られたシートは、どんな宣伝よりも店のことを覚えていてもらえます。',
        ],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'A pencil page for {theme}, then the clean one' },
    { language: 'en', title: 'Testing planner sheets with {fans}' },
    { language: 'ja', title: '{theme}のシートを鉛筆から清書まで' },
    { language: 'ja', title: '白黒印刷で確かめるプランナー作り' },
  ],
}
