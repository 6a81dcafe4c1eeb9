import {
  bullets,
  code,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  type Method,
} from '../../writing/format.ts'

export const tradeNewsletters: Method = {
  slug: 'trade-newsletters',
  difficulty: 'starter',
  hoursPerWeek: 4,
  startCost: [
    '$0 (mailing tools are free for small lists)',
    '0円（小さな名簿なら配信ツールは無料枠で足ります）',
  ],
  prices: { pilot: [50, 6000], issue: [120, 15_000], setup: [90, 12_000] },
  income: {
    of: 'issue',
    low: 1,
    high: 3,
    basis: [
      '{low} to {high} monthly issues at {price.issue} each, about {hours} hours a week in all. A first client usually takes six to ten weeks to find, and a list of fewer than a hundred readers is rarely worth an issue.',
      '1号{price.issue}の便りを月に{low}〜{high}号、週{hours}時間ほどで編集した場合です。最初の依頼主が見つかるまでに2か月前後はかかると見てください。',
    ],
  },
  titles: [
    [
      'Run a monthly newsletter for {places}: {item1} and news',
      '{places}の月刊メルマガを書く副業。{item1}の話から',
    ],
    ['The newsletter desk of {places}: {item2} by mail', '{item2}の知らせを届ける、{places}のメルマガ係'],
    [
      'Newsletters {customers} like to open, written for {places}',
      '{customer}が開きたくなるメルマガを、{places}のために書く',
    ],
    ['Twelve newsletters on {theme}, edited for {places}', '{theme}を年12号で。{places}のメルマガ編集'],
    [
      'Keeping {offer} in mind: a monthly newsletter for {places}',
      '{offer}を思い出してもらう、{places}の月刊メルマガ',
    ],
    [
      'From "{ask1}" to a column: newsletters for {places}',
      '「{ask1}」が連載になる。{places}のニュースレター',
    ],
  ],
  thai: {
    title: 'ทำจดหมายข่าวรายเดือนให้{th}',
    summary: 'รับดูแลจดหมายข่าวรายเดือนให้{th} ตั้งแต่เก็บเรื่องจนถึงส่งจริง พร้อมราคาและข้อควรระวัง',
  },
  summary: [
    oneOf(
      [
        'Become the part-time editor of {places}: one useful letter a month to {customers} who asked for it, and a fee that repeats.',
        '{places}の編集係になり、登録してくれた{customer}へ役に立つ便りを月に一通届けます。毎月くり返し受け取れる報酬が魅力です。',
      ],
      [
        'A recurring writing job for tidy people: collect small news about {offer}, turn it into a letter and send it on the same day each month.',
        '{offer}にまつわる小さな知らせを集め、毎月同じ日に送り出す。几帳面な人に向いた、続く執筆の仕事です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          '{^anOwner} has the addresses of two hundred {customers} in a drawer and has written to them once, three summers ago. It is not a lack of news. It is that news gets told across the counter and is gone by evening. Somebody with a calm hour a week could keep it, shape it and send it out, and would be paid again every month.',
          '{owner}の引き出しには、{customer}の連絡先が200人分ほど眠っています。最後に便りを出したのは三年前の夏でした。知らせることがないのではありません。話したそばから、夕方には消えてしまうだけです。週に一時間、落ち着いて机に向かえる人がいれば、その話は便りになります。しかもこの仕事は、毎月めぐってきます。',
        ],
        [
          'Social feeds forget {aPlace} within a day; a letter in the inbox waits until it is read. That is why a plain monthly mail about {offer} still works when everything louder has worn out. This guide describes the small editing job behind it: steady, unglamorous, and open to anyone who keeps dates.',
          'SNSに流した{place}の話題は、一日もすれば見えなくなります。けれども受信箱に届いた便りは、読まれるまで待っていてくれます。{offer}のことを淡々と伝える月に一通のメールが、今も静かに効いているのはそのためです。このガイドでは、その裏側にある小さな編集の仕事を紹介します。華やかさはありませんが、締め切りを守れる人なら始められます。',
        ],
        [
          'Think of the last mail from a shop that you did not delete. Most likely it told you something you could use that week, in a voice you knew. {^places} could send such letters and hardly ever do, for want of an afternoon. If you enjoy collecting small things and putting them in order, this guide is an invitation.',
          '最近、消さずに読んだお店からのメールを思い出してみてください。たぶん、その週のうちに役立つことが、知っている人の声で書かれていたはずです。{place}にもそんな便りは出せるのに、半日の余裕がないまま月日が過ぎています。小さな話を集めて並べるのが好きな人にとっては、長く続く仕事の入り口です。地味な部分も含めて、順に見ていきましょう。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'A letter about {item1} is the first thing to be put off and the last to be missed.',
      '{item1}の便りは真っ先に後回しになり、しかも困るのはずっと先なので、誰も気づきません。',
    ]),
    p([
      'AI shortens the typing, not the gathering: a model cannot know what has changed about {item2} this month or what {customers} laughed about.',
      'AIで短くなるのは書く時間だけで、今月の{item2}に何があったか、{customer}が何に笑ったかは、聞きに行かないとわかりません。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['MailerLite or Mailchimp', 'オレンジメールやBenchmark Email'],
        [
          'sends the letter and handles every unsubscribe; free up to a few hundred addresses, which covers most {places}.',
          '配信と登録解除を任せる道具で、数百件までの無料枠に{place}の名簿ならたいてい収まります。',
        ],
      ),
      lead(
        ['Google Keep', 'LINEのノートかGoogle Keep'],
        [
          'a shared note into which the {owner} drops a photo or half a sentence about {item1} whenever something happens.',
          '{item1}のことで何かあったら、{owner}に写真一枚、ひとことだけ放り込んでもらう共有の置き場です。',
        ],
      ),
      lead(
        ['Claude or ChatGPT', 'ClaudeまたはChatGPT'],
        [
          'turns those scraps into a first version and offers ten subject lines about {offer}; free for one or two clients.',
          '断片から初稿を起こし、{offer}の件名を10案出させるのに使い、{place}一、二軒なら無料で足ります。',
        ],
      ),
      lead(
        ['Canva', 'Canva'],
        [
          'for one header that stays the same all year, perhaps {scene}; the free version will do.',
          'たとえば{scene}など、一年間使い回す見出し画像を無料版で一枚作ります。',
        ],
      ),
    ),
    p([
      'Beyond that you need punctuality and the ear to write as {anOwner} talks, in a voice that is {tone}.',
      'あとは締め切りを守ることと、{owner}の話し方を写し取る耳です。{tone}声が聞こえてくる文章を目指します。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Subscribe before you sell', 'まず読者になる'],
        [
          'Sign up for the mailings of eight {places}, near and far. Note how often they arrive, what you opened and which line about {item1} you still remember a week later.',
          '遠近を問わず、{places}の便りを8つ購読します。届く間隔、開いた件名、一週間後も覚えている{item1}の一文を書き留めてください。',
        ],
      ),
      lead(
        ['Make issue zero', '創刊準備号を作る'],
        [
          'For one {place} you know, write a letter of 250 words from public news only: one story, one answer to "{ask1}", one date.',
          'よく知る{place}を一軒選び、公開情報だけで600字ほどの見本を書きます。中身は小さな話を一つ、「{ask1}」への答え、そして日付の案内です。',
        ],
      ),
      lead(['Show it in person', '見せに行く'], fromNiche('contact'), [
        'Once you are talking, show issue zero and ask only whether {customers} would miss such a letter.',
        '話ができたら準備号を見せ、「{customer}はこういう便りを待っているでしょうか」とだけ尋ねます。',
      ]),
      lead(
        ['Count honest addresses', '使える名簿だけ数える'],
        [
          'Go through the list with the {owner} and keep only {customers} who agreed to receive mail. Forty willing {customers} are a better start than four hundred surprised ones.',
          '{owner}と一緒に名簿を見直し、配信に同意した{customer}だけを残します。驚く400人より、待っている40人の{customer}から始めるほうが確かです。',
        ],
      ),
      lead(
        ['Fix a calendar of twelve lines', '12行の年間表を決める'],
        [
          'Give each month one theme, so that {item3} appear before they are wanted and the letter is shortest {busy}.',
          '毎月の話題を一つずつ決め、{item3}は必要とされる少し前に載せ、{busy}の号はいちばん短くします。',
        ],
      ),
      lead(
        ['Gather for twenty minutes', '20分だけ取材する'],
        [
          'Telephone once a month and ask what went wrong, what was a pleasure and what {customers} asked twice.',
          '月に一度電話をかけ、うまくいかなかったこと、うれしかったこと、{customer}に二度聞かれたことを尋ねます。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Draft, cut, have it approved', '下書き、削る、確認してもらう'],
        [
          'Let the model draft from your notes, strike out a third, and read the rest aloud as if to one {customer}. Nothing is sent before the {owner} has answered "yes" in writing.',
          'メモからAIに下書きさせ、三分の一を削り、一人の{customer}に話すつもりで読み上げます。{owner}から文字で「これで」と返事が来るまで、送信はしません。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'Sell the pilot first: one issue about {item1} for {price.pilot}, sent or not sent as {anOwner} decides.',
      '最初は試作号を{price.pilot}で引き受けます。{item1}を扱う一号で、実際に配信するかどうかは{owner}に決めてもらいます。',
    ]),
    bullets(
      lead(
        ['Setting up, {price.setup} once', '立ち上げ {price.setup}（初回のみ）'],
        [
          'mailing account in the name of the {place}, sign-up form, cleaned list.',
          '{place}名義の配信アカウント、登録フォーム、名簿の整理です。',
        ],
      ),
      lead(
        ['Monthly issue, {price.issue}', '月刊の一号 {price.issue}'],
        [
          'a call, about 300 words on {item1} or {item2}, two corrections, sending and three figures afterwards.',
          '電話取材、{item1}や{item2}の話を800字ほど、修正2回、配信と簡単な結果報告まで含みます。',
        ],
      ),
    ),
    p(
      [
        'The first issues for {aPlace} take six hours, later ones three to four. With {low} to {high} issues a month you stand at {income}, and since {owners} rarely need two letters, growth means another client.',
        '{place}の最初の数号は6時間ほど、慣れると3〜4時間で一号が仕上がります。月{low}〜{high}号で{income}ですが、一軒から二通は頼まれないので、増やすには{place}をもう一軒探すことになります。',
      ],
      oneOf(
        [
          'Most weeks before the first contract bring nothing at all.',
          '最初の契約までは、収入のない週が続きます。',
        ],
        [
          'In month one you may earn the pilot fee and nothing else.',
          '1か月目は試作号の報酬だけ、ということも珍しくありません。',
        ],
      ),
      [
        'Propose a half-year {quiet}, when {anOwner} can look further than the weekend.',
        '半年契約の話は、{owner}が先のことを考えられる{quiet}に切り出します。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Mail without consent', '同意のない配信'],
        oneOf(
          [
            'In most countries advertising by mail needs permission, a sender address and a way out in every issue. Refuse lists that {aPlace} bought or borrowed, even politely offered ones.',
            '特定電子メール法により、広告メールには事前の同意、送信者の表示、解除の案内が必要です。{place}から買った名簿や借りた名簿を渡されたら、断ってください。',
          ],
          [
            'Ask the {owner} how each address came in; a business card from a fair is no sign-up. One complaint can close the mailing account for good.',
            '{owner}には、連絡先を一件ずつどう集めたか確認します。名刺交換だけの相手は、配信に同意した人とは限りません。苦情が重なると、配信アカウントが止められます。',
          ],
        ),
      ),
      lead(['What must not be printed', '書けないこと'], fromNiche('rule'), [
        'Keep {taboo} out of subject lines as well.',
        '件名でも{taboo}は避けます。',
      ]),
      lead(
        ['Silence after issue three', '三号目の沈黙'],
        [
          'Half of all {owners} stop sending material once the novelty is gone. Write into the agreement that you may fill the gap with an old question such as "{ask2}".',
          '物珍しさが薄れると、{owner}の半分は素材を送ってくれなくなります。その場合は「{ask2}」のような定番の質問で埋めてよい、と契約に書いておきましょう。',
        ],
      ),
      lead(
        ['AI and data', 'AIと個人情報'],
        [
          'Tell {anOwner} that drafts are made with AI, and never paste the list of {customers} into a chat window.',
          'AIで下書きすることは{owner}に伝え、{customer}の名簿は決してチャット画面に貼り付けないでください。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'A monthly fee from {aPlace} is regular income and has to be declared. File each invoice beside its issue, and the tax return becomes an hour of work.',
            '{place}から毎月入る報酬は、小さくても所得です。会社勤めの人は副業の所得が年20万円を超えたら確定申告をします。請求書は号ごとに保存しておくと楽です。',
          ],
          [
            'Twelve small payments from {anOwner} add up to a sum that the tax office wants to hear about. Note fees and costs by month from the start.',
            '{owner}からの入金も、12回分になると無視できない額です。給与以外の所得が年20万円を超えれば確定申告、以下でも住民税の申告が要ります。収入と経費は月ごとに記録しましょう。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'The skeleton of one issue, filled in for {client}, {clientIs}; replace the brackets after your call.',
      '{clientIs}、{client}を例にした一号分の骨組みで、[ ]の中は電話取材の後に埋めます。',
    ]),
    code(
      `Subject (under 45 characters, names one thing): [{item1}: what changed]
Hello [first name],
1. What happened at {client} this month: [60 words, one scene such as {scene}]
2. You asked: "{ask1}" [50 words from the {owner}, in their own words]
3. Coming next: {item2}, from [date]; {item3}, from [date]
4. One thing we got wrong with {item1}: [25 words]
[name of the {owner}] [postal address] [unsubscribe link]
Prompt: "Write parts 1 and 2 of this letter about {offer} from my notes: [ ]. Voice: {tone}. Add nothing, list what is missing."`,
      `件名（20字以内、一つのことだけ）：[{item1}の今月]
[お名前]さん、{client}です。
1. 今月の出来事（たとえば{scene}）：[150字]
2. よくいただく質問「{ask1}」：[{owner}の言葉で120字]
3. これからの予定：{item2}は[ ]日から、{item3}は[ ]日から
4. {item1}で今月うまくいかなかったこと：[60字]
[{owner}の名前][住所][配信解除のリンク]
AIへの指示：「次のメモから1と2を{tone}文章で書き、足りない情報を挙げてください：[ ]」`,
    ),
    quote([
      'Send it to yourself first: would you, as {aCustomer}, know within five seconds what this letter about {offer} gives you?',
      '自分宛てに送り、{customer}のつもりで開いてみます。{offer}の便りから何が得られるか、5秒でわかるでしょうか。',
    ]),
  ],
  closing: [
    p(
      [
        'Write issue zero for one {place} this week and show it {quiet} or as soon as you may.',
        '今週は{place}を一軒決めて、準備号を書いてみましょう。見せるのは{quiet}がいちばんですが、早すぎることはありません。',
      ],
      [
        'If a year of letters brings {result}, nobody will ask for a statistic.',
        '一年続けた便りのおかげで{result}なら、数字の報告を求められることもなくなります。',
      ],
      oneOf(
        ['Dates kept are the whole secret.', '秘訣があるとすれば、日付を守ることだけです。'],
        [
          'Be the one who never misses the fifteenth.',
          '「毎月15日に必ず届く」。その信用があなたの資産です。',
        ],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'Planning twelve newsletters for {places} in one evening' },
    { language: 'en', title: 'Ten subject lines about {item1}, and the two that work' },
    { language: 'ja', title: '{places}の便りを20分の電話取材から作る' },
    { language: 'ja', title: '{item1}の件名10案を一緒に選ぶ' },
  ],
}
