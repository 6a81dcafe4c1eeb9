import { bullets, code, fromNiche, lead, numbered, oneOf, p, type Method } from '../../writing/format.ts'

export const phoneGreetings: Method = {
  slug: 'phone-greetings',
  difficulty: 'starter',
  hoursPerWeek: 3,
  startCost: ['$5–$22 a month (one voice licence)', '0〜2,000円（音声ソフトの商用プラン）'],
  prices: { greeting: [45, 6000], set: [150, 20_000], holiday: [25, 3500] },
  income: {
    of: 'set',
    low: 1,
    high: 3,
    basis: [
      '{low} to {high} sets of five announcements a month at {price.set}, in about {hours} hours a week. Orders come in clusters, and a month without one is part of this business.',
      '案内音声5本の一式{price.set}が月{low}〜{high}件、週{hours}時間ほどの作業とした場合です。注文は固まって入るので、ゼロの月もあります。',
    ],
  },
  titles: [
    [
      'The voice on the telephone of {places}: greetings to order',
      '{places}の電話に出る声を作る、案内音声の副業',
    ],
    [
      '"{ask1}" after closing time: phone greetings for {places}',
      '時間外の「{ask1}」に応える、{places}の電話音声',
    ],
    [
      'Please hold: phone announcements {customers} can bear',
      '待たせても感じのよい、{places}の保留アナウンス',
    ],
    [
      'Five phone announcements for {aPlace}, one afternoon of work',
      '電話の案内音声5本で、{places}を手伝う午後の仕事',
    ],
    [
      'When {anOwner} cannot pick up: phone greetings for {places}',
      '{owner}が出られないときの、{places}の留守番音声',
    ],
    [
      'Calls about {item1}, answered by a recording that helps',
      '{item1}の電話に役立つ案内を。{places}の音声制作',
    ],
    [
      'Phone greetings by AI voice: a small side job with {places}',
      '{customer}を待たせない電話の声を、{places}に届ける副業',
    ],
  ],
  thai: {
    title: 'ทำเสียงตอบรับโทรศัพท์ให้{th}',
    summary: 'รับเขียนบทและทำเสียงตอบรับ เสียงรอสาย ให้{th} ด้วยเสียงสังเคราะห์ พร้อมราคาและข้อควรรู้',
  },
  summary: [
    oneOf(
      [
        'Make the recordings callers hear at {places} when nobody can answer, and be paid for words that last a year.',
        '{owner}が電話に出られないとき、{customer}の耳に届く案内音声を作り、報酬を得るためのガイドです。',
      ],
      [
        'A small sound business for tidy minds: greetings, closing days and waiting lines for {places}, sold as a set.',
        '留守番、休業日、保留の案内を一式にして{places}に納める、几帳面な人のための小さな音声の仕事です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Ring three {places} on a Sunday evening and listen. One rings out, one has a factory voice that knows nothing of {offer}, and on the third {anOwner} apologises over the noise of 2016. Callers hang up and try elsewhere. Few things in business are so neglected and so quickly put right, and you can do it in a quiet room at home.',
          '日曜の夜、{places}に三軒ほど電話をかけてみてください。一軒は鳴りっぱなし、一軒は{offer}のことなど何も知らない既製の音声、もう一軒では何年も前に録った{owner}の声が雑音の中で謝っています。かけた人は切って、よそを探します。これほど放っておかれ、これほど早く直せるものは珍しいのです。静かな部屋がひとつあれば家でできる、小さな音の仕事を紹介します。',
        ],
        [
          '"{ask1}" is asked by telephone more often than anywhere else, usually at an hour when the line of the {place} is unattended. Twenty well-chosen seconds could answer it, kindly and at any time. Writing and voicing such seconds is modest work with an unusual merit: it is finished in an afternoon and used for years.',
          '「{ask1}」と電話で尋ねる人は、今もたくさんいます。しかも{place}の電話に誰も出られない時間に限ってかかってきます。よく考えた20秒の案内があれば、いつでも感じよく答えられるのに、それがありません。そんな20秒を書いて声にするのがこの仕事です。半日で仕上がり、何年も使われます。人前に出ず、短い文章にこだわれる人に向いています。始め方から値段まで順に見ていきましょう。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'The telephone does not know that, and calls about {item1} go on ringing.',
      '電話はそんな事情を知らず、{item1}の問い合わせで鳴り続けます。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['ElevenLabs', '音読さん・VOICEPEAK'],
        [
          'AI voices with a commercial licence from $5 a month; choose one that could work at {aPlace}, not one that sells cars.',
          '商用で使えるAI音声で、明るすぎる声は避け、{place}にいそうな声を選びます。',
        ],
      ),
      lead(
        ['Google Text-to-Speech', 'VOICEVOX'],
        [
          'accepts exact pauses and spellings, handy for the telephone number of the {place} and for {terms}; the free allowance is generous.',
          '無料で、{terms}のような言葉の抑揚も細かく直せます。クレジット表記を{place}のサイトなどに載せられるか、規約を確かめます。',
        ],
      ),
      lead(
        ['Audacity', 'Audacity'],
        oneOf(
          [
            'to export 8 kHz mono WAV, the dull format most telephone systems insist on.',
            '電話機が求める8kHz・モノラルのWAVに書き出すために使います。無料です。',
          ],
          [
            'free, and its telephone filter lets you hear what callers will hear.',
            '無料で、電話ごしの音質を試し聞きできます。',
          ],
        ),
      ),
      lead(
        ['ChatGPT', 'ChatGPT'],
        [
          'to shorten: let it say the closing days of the {place} in eleven words, five times.',
          '{place}の休業日の案内を、30字で五通り出させるといった短縮に使います。',
        ],
      ),
    ),
    p([
      'Otherwise you need the patience to hear one sentence about {item1} thirty times.',
      'あとは、{item1}の一文を三十回聞いても飽きない根気があれば足ります。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Make a Sunday round of calls', '日曜に電話をかけて回る'],
        [
          'Note what ten {places} play out of hours and how long a caller waits. Never tie up a line while the {place} is open.',
          '営業時間外に{places}10軒の応答を聞き、待ち時間を控えます。営業中の{place}の回線をふさがないのが礼儀です。',
        ],
      ),
      lead(
        ['Prepare one better greeting', '一本だけ、よい案内を用意する'],
        [
          'Twenty seconds: name, the answer to "{ask1}", what happens next. Use a plain voice and a stand-in name until {anOwner} has agreed.',
          '20秒に、名前、「{ask1}」への答え、この後どうなるかを収めます。{owner}の了承までは仮の名前で作ります。',
        ],
      ),
      lead(['Be heard by the right person', '決める人に聞いてもらう'], fromNiche('contact'), [
        'Then hold out the telephone and let the two greetings, theirs and yours, be compared for {item1}.',
        'そのうえで、今の音声と新しい音声を続けて聞いてもらい、{item1}の案内を比べてもらいます。',
      ]),
      lead(
        ['Sort the calls', '電話の中身を分ける'],
        [
          'Ask for {material} and for the five reasons why people ring. Three of them can be settled by a recording; "{ask2}" may need a person, and the recording should say when one is there.',
          '{material}を借り、かかってくる用件を五つ挙げてもらいます。三つは音声で片づきますが、「{ask2}」に人の返事が要るなら、人のいる時間を案内します。',
        ],
      ),
      lead(
        ['Write for one hearing', '一度で伝わるように書く'],
        oneOf(
          [
            'No menus with seven numbers. Two choices, {item1} first, the mailbox last, and nothing important in the opening three seconds.',
            '番号が七つもある案内はやめ、選択肢は二つまで。{item1}を先、伝言を最後にし、最初の3秒に大事なことを入れません。',
          ],
          [
            'Say times as people say them, repeat the mobile number once, and spare {customers} the sentence about how important their call is.',
            '時刻は普段の言い方で、番号は一度だけくり返します。「お電話は大切な…」の決まり文句は、{customer}には不要です。',
          ],
        ),
      ),
      lead(
        ['Install and ring up', '入れて、かけてみる'],
        [
          'Each system of {aPlace} swallows files differently; ask its provider for format and length. Test from a mobile in the street, because callers of the {place} stand there too.',
          '{place}の電話機や050サービスごとに形式が違うので、提供元に長さと形式を確かめます。{customer}と同じように、屋外の携帯からかけて聞こえ方を確認します。',
        ],
      ),
    ),
  ],
  monetization: [
    p(
      oneOf(
        [
          'One greeting is the door, the set is the sale, and the holiday change is the reason they keep your number.',
          '一本の案内が入り口、一式が本命、休業日の差し替えが「また頼む」理由になります。',
        ],
        [
          'Ask for a fixed price per announcement and never for a subscription nobody wants.',
          '月額にはせず、一本いくらの定額で。そのほうが決めてもらいやすいのです。',
        ],
      ),
    ),
    bullets(
      lead(
        ['{price.greeting}', '{price.greeting}'],
        [
          'one greeting for {aPlace}, two voices to choose from, one correction.',
          '{place}の留守番案内1本（声は二種類から、直し1回を含む）。',
        ],
      ),
      lead(
        ['{price.set}', '{price.set}'],
        [
          'five announcements: open, closed, busy, {item1}, waiting line with an outlook on {item2}.',
          '営業中、時間外、話し中、{item1}、{item2}を紹介する保留の計5本です。',
        ],
      ),
      lead(
        ['{price.holiday}', '{price.holiday}'],
        [
          'a replacement for closing days or for what changes {busy}, within two days.',
          '休業日や{busy}の特別案内への差し替えを、2日以内に納めます。',
        ],
      ),
    ),
    p([
      'At four hours a set, later two, {low} to {high} of them from {places} come to {income}; the first month rarely sees more than one greeting sold.',
      '一式に4時間、慣れて2時間。{places}から月{low}〜{high}件で{income}ですが、最初の月は留守番案内が1本売れるかどうかです。',
    ]),
  ],
  risks: [
    bullets(
      lead(
        ['Out of date within a month', 'すぐ古くなる'],
        [
          'A recording that names a wrong closing day annoys every {customer} who drove there. Put changing facts of the {place} into a file of their own.',
          '休業日を間違えた案内は、足を運んだ{customer}を怒らせます。{place}の変わりやすい情報は、別ファイルに分けておきます。',
        ],
      ),
      lead(['Words that bind', '言葉の責任'], fromNiche('rule'), [
        'A recording repeats itself all year, so search each text for {taboo} before it gets a voice.',
        '録音は一年中くり返されるので、声にする前に{taboo}が入っていないかを確かめます。',
      ]),
      lead(
        ['Music on hold', '保留の曲'],
        oneOf(
          [
            'Playing a known song to callers of {aPlace} needs a licence; use a track bought for telephone use, or silence with a soft tone.',
            '知られた曲を{place}の保留音に流すには、JASRACなどの許諾が要ります。電話利用を認める音源か、電子音にしておきます。',
          ],
          [
            'Many "free" tracks exclude telephone systems in small print, so file the licence with the sound of each {place}.',
            '「フリー音源」でも電話での利用を除くものがあります。{place}ごとに、音源と利用条件を一緒に保管してください。',
          ],
        ),
      ),
      lead(
        ['A voice that pretends', '人のふりをしない'],
        [
          'An AI voice that helps is forgiven, one that claims to be the {owner} is not, so never write "I am".',
          '役に立つAI音声に文句は出ませんが、{owner}本人のふりをする声は嫌われます。「私が」とは言わせず、AI音声だと尋ねられたら答えてもらいます。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Even one set sold to {aPlace} belongs in your tax return; the voice licence counts against it.',
            '{place}への納品が年に数件でも、ほかの副収入と合わせて所得が20万円を超えれば確定申告です。音声ソフト代は経費になります。',
          ],
          [
            'Clustered orders from {places} make uneven years. Lay a quarter of every payment aside for tax and forget it.',
            '{places}の注文は波があるので、入金の一部を取り分けておくと、確定申告の時期に慌てません。20万円以下の年も住民税の申告は要ります。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Five announcements for {client}, an invented example; swap the facts for those of your {place} and keep the lengths.',
      '架空の{client}を例にした5本の原稿です。長さはそのまま、事実だけをあなたの担当する{place}のものに替えます。',
    ]),
    code(
      `FIVE ANNOUNCEMENTS – {client}, {clientIs}
Line busy, 12 s: "{client}, on another call just now; please stay on the line or ring after [time]."
Closed, 20 s: "{client}. If you are asking: {ask1} – [answer, then the next opening time]"
{^item1}, 15 s: "For {item1} leave a name and number, and we ring by [time]."
Waiting, 25 s: "Meanwhile: {item2}, [one true sentence], and {item3}, [another]."
Special days, 15 s: "Please note that {busy} [what is different, from, until]."
Voice: {tone}, slow on {terms}
In none of them: {taboo}
Still needs a person: "{ask2}", reachable [hours]
Heard by the {owner} on a mobile: [date]`,
      `案内音声5本：{client}（{clientIs}）
話し中・12秒：はい、{client}です。ただいまほかのお電話に出ておりますので、[時刻]以降におかけ直しください
時間外・20秒：はい、{client}です。よくいただく「{ask1}」というご質問には、[答えと次に開く日時]
{item1}・15秒：{item1}のご用件は、お名前と番号をお残しください
保留・25秒：お待ちの間に、{item2}の[事実]と{item3}の[事実]をご案内します
特別な期間・15秒：{busy}は、[変わる内容と期間]となります
声：{tone}調子で、{terms}はゆっくり
入れない言葉：{taboo}
人が答える質問：「{ask2}」、応対できる時間[ ]
{owner}が携帯で確認した日[ ]`,
    ),
  ],
  closing: [
    p(
      [
        'Make your round of calls on Sunday and improve one greeting about {item1} on Monday.',
        '日曜に電話を聞いて回り、月曜に{item1}の案内を一本だけよくしてみましょう。',
      ],
      [
        'When {anOwner} notices {result}, offer the holiday file for the whole year; it is a short conversation.',
        '{result}ことに{owner}が気づいたころ、休業日の音声を一年分勧めれば、話は早く進みます。',
      ],
      oneOf(
        ['Quiet work, good light, closed window.', '静かな部屋と、閉めた窓さえあれば。'],
        ['Your best advertisement is a Sunday caller.', 'いちばんの宣伝は、日曜にかけてきた人です。'],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'A better phone greeting for {places} in twenty seconds' },
    { language: 'en', title: 'What callers ask about {item1}, and what a recording can say' },
    { language: 'ja', title: '{places}の留守番電話を20秒で作り直す' },
    { language: 'ja', title: '{item1}の電話案内、原稿から書き出しまで' },
  ],
}
