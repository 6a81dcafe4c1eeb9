import {
  bullets,
  code,
  either,
  fromNiche,
  item,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  type Method,
} from '../../writing/format.ts'

export const landingPages: Method = {
  slug: 'landing-pages',
  difficulty: 'advanced',
  hoursPerWeek: 7,
  startCost: [
    '$0–$50 (a builder account and one domain for your own page)',
    '0〜6,000円（制作ツールと、自分のページ用のドメイン一つ）',
  ],
  prices: { check: [40, 5000], page: [320, 45_000], care: [25, 3500] },
  income: {
    of: 'page',
    low: 1,
    high: 2,
    basis: [
      'One or two pages a month at {price.page}, each twelve to fifteen hours including talks, plus a little care income. With {hours} hours a week two is the ceiling, and the first paid page usually follows after six to ten weeks.',
      '一枚もののサイト（{price.page}）を月に{low}〜{high}件。打ち合わせを含めて一件12〜15時間かかるため、週{hours}時間なら二件が上限です。最初の受注までには6〜10週間ほどかかります。',
    ],
  },
  titles: [
    ['A one-page site that answers for {places}', '電話の代わりに答える一枚サイトを、{places}に'],
    [
      'Build a single web page for {places}, and keep it alive',
      '{places}の一枚サイトを作り、手入れまで請け負う',
    ],
    [
      '{^item1}, price, map, button: one-page sites for {places}',
      '{item1}、料金、地図、ボタン。{places}の一枚サイト制作',
    ],
    ['No-code web pages for {places}', 'コードを書かずに作る、{places}のホームページ'],
    [
      'A web address of their own: one-page sites for {places}',
      'SNSの次の一歩。{places}に自前のホームページを',
    ],
    ['Sell {offer} on one honest web page', '{offer}を一ページで正直に伝えるWeb制作の仕事'],
    ['From scroll to booking: one-page sites for {places}', '読んで、迷わず申し込める。{places}の一枚サイト'],
  ],
  thai: {
    title: 'ทำเว็บไซต์หน้าเดียวให้{th}',
    summary: 'รับทำเว็บหน้าเดียวแบบไม่ต้องเขียนโค้ดให้{th} ตั้งแต่สัมภาษณ์จนถึงการดูแลรายเดือน',
  },
  summary: [
    oneOf(
      [
        'Deliver small websites that {places} can afford and {customers} can use with one thumb, and earn a little every month for keeping them correct.',
        '{places}が無理なく払えて、{customer}が片手で使える小さなサイトを届け、その後の手入れからも毎月少しずつ収入を得ます。',
      ],
      [
        'A no-code craft for people who finish things: one page, one purpose, one {place} at a time.',
        'コードなしで、一つの目的のために一ページを仕上げる。{place}を一軒ずつ支える、やり切る人のための仕事です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Where do you send a friend who asks about {offer} in your town? To a map entry with a wrong telephone number, a page last changed before the move, a feed in which the price stands somewhere between 200 pictures. One clear address would settle it. Building such addresses is slower than advertisements claim, and more useful.',
          '友人に「{offer}なら、どこがいい」と聞かれて、どのページを送りますか。地図の電話番号は古く、公式サイトは移転前のまま、SNSをいくらさかのぼっても料金が見つからない。よくあることです。はっきりした一ページさえあれば済むのに、誰も作る時間がありません。その一ページを作る仕事は、広告で言われるほど簡単ではなく、言われる以上に役に立ちます。',
        ],
        [
          'A website for {aPlace} used to mean three thousand dollars, a year of e-mails and a slider nobody wanted. For most {places} a single page is enough, provided that it says the right six things in the right order. Finding out what those are is the real work, and it suits people who listen better than they talk.',
          '{place}のホームページといえば、数十万円と一年がかりのやり取り、そして誰も見ない動く写真。そんな時代がありました。いまの{places}には、正しい順番で正しいことだけが書かれた一ページで十分です。何を書けばよいかを聞き出すこと、それが本当の仕事です。話すより聞くほうが得意な人に向いています。技術の話は、思うほど出てきません。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'A builder with templates does not change that, for somebody still has to decide what {customers} see first.',
      'ひな型の豊富なツールがあっても、{customer}に最初に何を見せるかは、誰かが決めなければなりません。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Carrd', 'STUDIO'],
        [
          'about $19 a year for ten sites; enough for {aPlace} with one page and one form.',
          '無料から始められ、{place}の一ページなら月1,000円前後の最小プランで足ります。',
        ],
      ),
      lead(
        ['Framer or Squarespace', 'ペライチ'],
        [
          'dearer, but {owners} who want to edit {item2} by themselves find their way sooner.',
          '{item2}の案内を自分で直したい{owner}には、操作の易しいこちらを勧めます。',
        ],
      ),
      lead(
        ['Claude or ChatGPT', 'ClaudeかChatGPT'],
        [
          'AI to sort an hour of talk about {offer} into sections and to draft headlines you will mostly throw away.',
          '{offer}について聞いた1時間の話をAIに項目分けさせ、見出しの案を出させます（案の大半は捨てます）。',
        ],
      ),
      lead(
        ['Google Business Profile', 'Googleビジネスプロフィール'],
        [
          'free; the page and the map entry of the {place} must give the same hours.',
          '無料の地図登録で、{place}の営業時間がページと食い違わないようにします。',
        ],
      ),
      lead(
        ['PageSpeed Insights', 'PageSpeed Insights'],
        [
          'a free measurement to run on the train, with the bad reception {customers} really have.',
          '表示の速さを測る無料の道具で、電波の弱い場所にいる{customer}の身になれます。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'You should know what a domain, a form and a cookie notice are; the rest is order and patience.',
          'ドメインとフォームとプライバシーポリシーが何かを知っていれば、あとは順序と根気です。',
        ],
        [
          'Build three pages for yourself or a club first, and break each of them once.',
          'まず自分や知人の集まりのために三ページ作り、一度ずつ壊してみてください。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Check ten pages with a telephone', '十軒をスマホで調べる'],
        [
          'For ten {places} count the seconds until you know the price of {item1}, the way there and how to book.',
          '{places}十軒について、{item1}の料金、行き方、申し込み方がわかるまでの秒数を測ります。',
        ],
      ),
      lead(['Offer the finding', '調べた結果を届ける'], fromNiche('contact'), [
        'A short written check of what {customers} cannot find costs {price.check}, to be deducted if a page follows.',
        '{customer}が見つけられないものをまとめた診断書を{price.check}で売り、制作につながればその分を差し引きます。',
      ]),
      lead(
        ['Listen for an hour', '1時間、聞く'],
        [
          'Collect {material}, ask {anOwner} for the five commonest questions, and do not open the laptop.',
          'パソコンは閉じたまま{material}を預かり、よく聞かれる質問を五つ{owner}から教わります。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Write before you design', 'デザインより先に文章'],
        [
          'Fix in plain text what comes first, with "{ask1}" answered above the fold and {item1} before any story.',
          '文章だけで順番を決め、「{ask1}」への答えと{item1}を物語より前に置きます。',
        ],
        oneOf(
          [
            'Have the text approved; changing words later costs ten times as much.',
            '文章の承認を先にもらうと、後の手戻りがなくなります。',
          ],
          [
            'AI may shorten your sentences, but the facts have to come from the recording.',
            '文を縮めるのはAIに任せても、事実は録音から拾います。',
          ],
        ),
      ),
      lead(
        ['Build it in grey', '灰色のまま組む'],
        [
          'Assemble the sections in a template without colours, test with the thumb, then add real photographs such as {scene}.',
          '色を付けずに組み立てて親指で試し、それから「{scene}」のような本物の写真を入れます。',
        ],
      ),
      lead(
        ['Make the domain theirs', 'ドメインは依頼主の名義で'],
        [
          'Register address, map entry and form mail in the name of the {owner}, and write the passwords on a sheet that stays at the {place}.',
          'ドメインも地図もフォームの宛先も{owner}の名義で登録し、控えは{place}に残します。',
        ],
      ),
      lead(
        ['Launch quietly, look again', '静かに公開し、見直す'],
        [
          'Publish it {quiet}, ask three {customers} to book while you watch, and mend whatever made them pause.',
          '公開は{quiet}に。{customer}三人に目の前で申し込んでもらい、手の止まった所を直します。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'Three prices, all of them on your own page, so that {owners} need not ask.',
      '料金は三つで、{owner}が尋ねなくて済むように自分のページに書いておきます。',
    ]),
    bullets(
      item([
        'Check: two pages on what {customers} miss, {price.check}.',
        '診断：{customer}が困る点を2ページに、{price.check}。',
      ]),
      item([
        'Page: interview, text, building, map entry for the {place}, {price.page}, half of it in advance.',
        '制作：聞き取り、文章、構築、{place}の地図登録まで{price.page}、半額は前払い。',
      ]),
      item([
        'Care: dates, {item3} and small repairs, {price.care} a month.',
        '手入れ：日付や{item3}の更新と小さな修理、月{price.care}。',
      ]),
    ),
    p(
      [
        'One page for {aPlace} every month, sometimes two, makes {income}, and ten pages in care pay for your software and a little more.',
        '{place}のページを月に{low}件、ときに{high}件作れば{income}で、手入れの契約が十軒になると道具代は十分にまかなえます。',
      ],
      oneOf(
        [
          'Between the first talk and the first payment lie about six weeks, so keep your other job.',
          '最初の商談から入金までは6週間ほどかかるので、本業は続けてください。',
        ],
        [
          'Most replies will be "our nephew does that"; ask again in a year, kindly.',
          '「親戚の子が作ってくれるから」と断られたら、一年後にまた声をかけます。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Waiting for material', '素材が届かない'],
        oneOf(
          [
            'Pages fail for lack of photographs more often than of code. Agree with {anOwner} on a date after which you use what is there.',
            'ページが完成しない理由は、たいてい写真が届かないことです。{owner}と締め切りを決め、過ぎたらあるもので作ります。',
          ],
          [
            'Nothing arrives {busy}. Plan the interview so that texts and pictures from the {place} are in your hands before that.',
            '{busy}には何も届きません。{place}の文章と写真は、その前に受け取る段取りにします。',
          ],
        ),
      ),
      lead(['Legal lines on the page', 'ページに要る表示'], fromNiche('rule'), [
        'Leave out {taboo}, and ask whether an imprint, terms and a privacy notice are due.',
        '{taboo}は載せず、特定商取引法の表示やプライバシーポリシーが要るかも確かめます。',
      ]),
      lead(
        ['Pictures that are not real', '本物でない写真'],
        [
          'An AI image of {offer} on a business page is an untrue promise; use it for a background texture at most, and say so to the {owner}.',
          'AIで作った{offer}の画像を載せれば、嘘の約束になるので、使うとしても背景の模様までとし、{owner}に伝えます。',
        ],
      ),
      lead(
        ['Being on call', 'いつまでも呼ばれる'],
        [
          'Without a written end {anOwner} will ring on Sundays; two rounds of changes, thirty days of repairs, then care or goodbye.',
          '終わりを書いておかないと、{owner}から日曜にも電話が来るので、修正は二回、不具合対応は30日、その後は手入れの契約と決めます。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Half in advance means two invoices per {place}, and the tax year may end between them; book each when your country says so.',
            '前払いと残金で{place}ごとに請求書が二枚になります。年をまたぐ計上に気をつけ、所得が年20万円を超えたら確定申告をしてください。',
          ],
          [
            'Builder plans and domains are costs against what {places} pay you; collect the receipts by month, before the tax form asks.',
            'ツール代やドメイン代は、{places}から受け取る報酬の経費になります。月ごとにまとめ、所得が年20万円を超えた年は確定申告です。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'The order below works for nearly all {places}; paste it into the builder and replace what is in brackets.',
      'ほとんどの{places}に使える順番なので、制作ツールに貼り付けて[ ]の中を置き換えてください。',
    ]),
    code(
      `ONE PAGE FOR {client} ({clientIs})
1 First screen: {offer} + place + one button [book / call / LINE]
- photo: {scene}
2 "{ask1}" and "{ask2}", answered in two lines each
3 {item1}: what, how long, price [ ]
- {item2}: [ ], {item3}: [ ]
4 Who you meet: the {owner}, three sentences, {tone}
5 How it goes, in four steps, for {aCustomer} on the first visit
6 Map, hours, what changes {busy}
7 Form: name, wish, date; answered by the {owner} within [ ]
Not on the page: {taboo}; pictures made by AI
Measure for 30 days: signs of {result}`,
      `{client}（{clientIs}）の一ページ
1 最初の画面：{offer}+場所+ボタン一つ[予約/電話/LINE]、写真は{scene}
2 「{ask1}」「{ask2}」に二行ずつで答える
3 {item1}：内容、時間、料金[ ]
4 {item2}：[ ]、{item3}：[ ]
5 迎える人：{owner}、三文、{tone}文章で
6 初めての{customer}のための流れを四段で
7 地図、時間、{busy}に変わること
8 フォーム：名前、希望、日にち（{owner}の返信は[ ]以内）
載せないもの：{taboo}、AIで作った写真
30日間測ること：{result}ようになったか`,
    ),
    either(
      quote([
        'Read it aloud in the doorway of the {place}; whatever you skip can be deleted.',
        '{place}の入口で声に出して読み、読み飛ばした所は消します。',
      ]),
      quote([
        'Hand the telephone to {aCustomer} and keep silent for one minute; that minute is your acceptance test.',
        '{customer}にスマホを渡し、一分間黙って見ている。それが完成の検査です。',
      ]),
    ),
  ],
  closing: [
    p(
      [
        'Ten checks with a stopwatch, one written finding, one {place}: begin there and leave templates for later.',
        '時計を手に十軒調べ、診断書を一通書き、一軒の{place}に届けましょう（ひな型選びはその後です）。',
      ],
      oneOf(
        [
          'A page like this is finished when {anOwner} sends its address without an apology.',
          '{owner}が言い訳なしにそのアドレスを人に送れたら、ページは完成です。',
        ],
        [
          'Your best advertisement is a small line at the foot of a page that works for {aPlace}.',
          'いちばんの広告は、役に立っている{place}のページの下に入れた、小さな制作者名です。',
        ],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'One page for {places}, built in grey first' },
    { language: 'en', title: 'Checking ten sites of {places} with a stopwatch' },
    { language: 'ja', title: '{places}の一枚サイトをSTUDIOで組む' },
    { language: 'ja', title: '「{ask1}」に最初の画面で答える' },
  ],
}
