import {
  bullets,
  either,
  code,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  type Method,
} from '../../writing/format.ts'

export const podcastEditing: Method = {
  slug: 'podcast-editing',
  difficulty: 'steady',
  hoursPerWeek: 6,
  startCost: [
    '$0–$30 (a pair of closed headphones matters most)',
    '0〜5,000円（密閉型ヘッドホンがあれば十分です）',
  ],
  prices: { pilot: [50, 6000], episode: [75, 9000], notes: [25, 3000] },
  income: {
    of: 'episode',
    low: 4,
    high: 8,
    basis: [
      'One or two shows with an episode a week or a fortnight: {low} to {high} episodes a month at {price.episode}, about {hours} hours a week once the routine stands. It usually takes two to three months to win the second show.',
      '隔週か毎週の番組を一つか二つ担当し、1話{price.episode}で月{low}〜{high}話、週{hours}時間ほどの場合です。二つめの番組が決まるまでには2〜3か月かかるのが普通です。',
    ],
  },
  titles: [
    [
      'Podcast editing for {places}: finish what {anOwner} records',
      '録りっぱなしの音声を番組に。{places}のポッドキャスト編集',
    ],
    ['Cut, clean, publish: small podcasts about {theme}', '{theme}のポッドキャストを、切って整えて届ける'],
    [
      'From a rough talk about {item1} to a podcast: {places} on air',
      '{item1}の雑談を一話に仕上げる。{places}の音声配信',
    ],
    [
      'Half an hour about {offer}: podcast editing for {places}',
      '隔週30分の{offer}の話を編集する、{places}の番組づくり',
    ],
    [
      '{^places} love to talk: edit the podcast for them',
      '話すのは得意な{places}に代わって、音声番組を編集する',
    ],
    [
      'Edit podcasts for {places}: steady work behind the microphone',
      '{places}のポッドキャストを裏で支える、音声編集の副業',
    ],
    [
      'Regular listeners for {places}: podcast editing, raw file to release',
      '{customer}が毎回聴く番組を、{places}のために編集する',
    ],
  ],
  thai: {
    title: 'รับตัดต่อพอดแคสต์ให้{th}',
    summary: 'รับตัดต่อพอดแคสต์เล็ก ๆ ของ{th} แบบประจำ พร้อมขั้นตอน ราคา และเรื่องลิขสิทธิ์เพลง',
  },
  summary: [
    oneOf(
      [
        'Become the person who turns a recorded chat about {item1} into an episode that {customers} hear to the end, and be paid per episode by {places}.',
        '{item1}についての録音を、{customer}が最後まで聴ける一話に仕上げ、{places}から1話ごとに報酬を受け取るためのガイドです。',
      ],
      [
        'A regular editing job for one or two small shows run by {places}: what to offer, what to refuse and how to keep each episode within an evening.',
        '{places}の小さな音声番組を一つか二つ、定期で編集する仕事です。引き受ける範囲と断り方、一晩で終える段取りをまとめました。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Episode one went online in spring, episode two in summer, and episode three lies on the telephone of {anOwner} as a recording of 52 minutes. Talking about {theme} was the easy part. What stops small shows is the evening after, and whoever takes that evening over is welcome for a long time. This guide is for people who would enjoy it.',
          '第1回は春、第2回は夏。第3回は52分の録音のまま、スマホの中で眠っている。{owner}の音声番組では、よくあることです。{theme}について話すのは楽しいのに、その後の編集の夜が来ると手が止まります。その夜を代わりに引き受ける人は、長く頼りにされます。このガイドは、誰かの話をくり返し聴くのが苦にならない人に向けて書きました。目立たない仕事ですが、続けるほど楽になります。',
        ],
        [
          'A voice keeps people company for half an hour, which no leaflet about {offer} has ever managed. That is why {places} start podcasts, and editing is why most of them stop after four episodes. If you like listening and can keep a promise every second Thursday, there is a quiet job to be had here, and it grows by word of mouth.',
          '{offer}のチラシを30分読んでくれる人はいません。けれども声なら、30分つき合ってもらえます。{places}が音声配信を始めるのはそのためで、たいてい4回目あたりでやめてしまうのは、編集が重いからです。聴くことが好きで、隔週木曜の約束を守れる人なら、ここに静かな居場所があります。口コミでゆっくり広がる仕事の、始め方と続け方をまとめました。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'An unedited talk about {item1} has little chance against that, however good it is.',
      'そういう毎日の中では、{item1}のよい話が録れても、編集はどうしても後回しになります。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Descript', 'LISTENまたはnotta'],
        [
          'turns the recording into text and lets you cut {anOwner} by deleting words; a small free allowance, then about $16–$24 a month.',
          '{owner}の録音をAIで文字にするので、切る場所を目で探せます。無料枠から試せます。',
        ],
      ),
      lead(
        ['Adobe Podcast Enhance', 'Adobe Podcast'],
        [
          'an AI filter that takes the echo of the {place} out of a voice; at half strength, or everybody sounds like a satellite.',
          '{place}特有の反響を消すAIの補正で、声が機械のようにならないよう半分の強さでかけます。',
        ],
      ),
      lead(
        ['Reaper or Audacity', 'AudacityまたはGarageBand'],
        oneOf(
          [
            'the actual workbench; Reaper costs $60 for small earners after a trial, Audacity nothing.',
            '実際に切り貼りする作業台です。どちらも無料で使えます。',
          ],
          [
            'one of the two is enough, and the one you already know is better.',
            'どちらか一つで足ります。慣れているほうを選んでください。',
          ],
        ),
      ),
      lead(
        ['Auphonic', 'Auphonic'],
        [
          'evens out the loudness between {anOwner} and a timid {customer} as guest, to −16 LUFS; two hours a month are free.',
          '{owner}の声とゲストの{customer}の声の大きさを自動でそろえます（目安は−16LUFS、月2時間まで無料）。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'You need no trained voice, only the nerve to cut a funny story that leads nowhere.',
          '話す技術より、面白くても脱線なら切るという決断力が要ります。',
        ],
        [
          'Punctuality is worth more here than an expensive plug-in.',
          '高価な機材より、公開日を守れることのほうが喜ばれます。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Look for shows that have gone quiet', '更新の止まった番組を探す'],
        [
          'Type "{theme}" and neighbouring words into Spotify and Apple Podcasts; write down shows by {places} whose last episode is more than two months old.',
          'Voicyやstand.fm、Spotifyで「{theme}」に近い言葉を検索し、{places}の番組のうち2か月以上更新のないものを書き出します。',
        ],
      ),
      lead(
        ['Edit three minutes as a gift', '3分だけ編集して贈る'],
        [
          "Take a passage about {item1} from a public episode, clean it, and keep both versions side by side for the host's ears only.",
          '公開中の回から{item1}の話を3分選び、整えた音と元の音を並べて、配信者だけが聴けるリンクにします。',
        ],
        fromNiche('contact'),
        [
          'Somewhere in that first conversation the two versions about {item1} belong.',
          'その最初のやりとりの中で、{item1}の二つの音を聴き比べてもらいます。',
        ],
      ),
      lead(
        ['Agree what counts as an episode', '一話の範囲を決める'],
        [
          'With {anOwner} a sensible start is 25 minutes every second week, two episodes per recording, the first four {quiet}.',
          '{owner}となら、25分を隔週で出し、一度に2回分まとめて録るくらいが続きます。最初の4回は{quiet}に録っておくと安心です。',
        ],
      ),
      lead(
        ['Send a one-page recording guide', '録音の手引きを一枚渡す'],
        oneOf(
          [
            'Soft room, telephone in flight mode, a fist of distance. Ask the {owner} to clap once when something goes wrong; a clap is visible in the waveform.',
            '布の多い部屋で、スマホは機内モード、口元からこぶし一つ。{owner}には、言い間違えたら手を一度叩いてもらいます。波形を見ればすぐわかります。',
          ],
          [
            'Half of editing happens before it. Have the {owner} record ten silent seconds of the {place}, so that you can take its hum away.',
            '編集の半分は録る前に決まります。{place}の無音を10秒録っておいてもらうと、空調の音だけを消せます。',
          ],
        ),
      ),
      lead(
        ['Edit in three passes', '三回に分けて編集する'],
        [
          'First the content: strike whatever {aCustomer} would skip. Then the speech: false starts and long silences about {item2}, but leave the laughter. Last comes the sound of the {place}, once and never before.',
          '一回目は中身で、{customer}が聞き飛ばす話を落とします。二回目は話し方で、{item2}の言い直しや長い沈黙を詰め、笑い声は残します。{place}の響きを整えるのは三回目です。',
        ],
      ),
      lead(
        ['Write notes and publish', '概要を書いて公開する'],
        [
          'Let an AI tool propose three titles from the transcript, correct {terms} by hand, and put the answer to "{ask1}" first if the episode has one.',
          '文字起こしからAIに題名案を三つ出させ、{terms}などの表記は手で直します。「{ask1}」に答えている回なら、それを概要の一行目に置きます。',
        ],
      ),
      lead(
        ['Keep the calendar for them', '予定表を預かる'],
        [
          'Record one spare episode before the rush that comes {busy}; a show about {theme} that never misses a date beats a brilliant one that does.',
          '{busy}は録れなくなるので、その前に一話ためておきます。{theme}の番組は、名作より、休まないことで聴かれ続けます。',
        ],
      ),
    ),
  ],
  monetization: [
    p(
      [
        'Sell the first show a pilot: one old recording about {item1}, finished for {price.pilot}.',
        '入り口は試作で、眠っている{item1}の録音を、{price.pilot}で一話に仕上げます。',
      ],
      [
        'After that each episode for {places} costs {price.episode} up to 30 minutes, and {price.notes} more with show notes and three short quotes for social media.',
        'その後は{places}の番組1話（30分まで）を{price.episode}、概要文とSNS用の抜き書き三つを付けるなら{price.notes}を加えます。',
      ],
    ),
    either(
      quote([
        'The sum: {low} to {high} episodes a month come to {income}, at three hours each for a talkative {owner} and two for a disciplined one.',
        '月{low}〜{high}話で{income}。話し好きの{owner}なら1話3時間、要点を絞る人なら2時間で終わります。',
      ]),
      p([
        'With {low} to {high} episodes you reach {income}; below two hours an episode the {customers} begin to hear it.',
        '月{low}〜{high}話で{income}になります。1話に2時間もかけないと、{customer}の耳にも粗さが伝わります。',
      ]),
    ),
    p(
      oneOf(
        [
          'Nobody hands a stranger four episodes at once; expect a pilot, a pause and then a cautious yes.',
          '初対面の人に4話まとめて任せる人はいません。試作、沈黙、慎重な「お願いします」の順に進みます。',
        ],
        [
          'Small podcasts earn nothing for their makers at first, so they pay you from the advertising budget or not at all.',
          '小さな番組は、それ自体ではまず稼げません。編集料は店の宣伝費から出るのだと知っておきましょう。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Music', '音楽'],
        oneOf(
          [
            'The favourite song of the {owner} is not free to use, not for ten seconds either. Take a track with a licence for podcasts and keep the receipt.',
            '{owner}の好きな曲は、10秒でも勝手には使えません。DOVA-SYNDROMEなど配信に使える音源を選び、利用条件を保存します。',
          ],
          [
            'Background music playing in the {place} during the recording is a copyright matter too; have it switched off.',
            '録音中に{place}で流れている有線の曲も、著作権の対象です。止めてから録ってもらいます。',
          ],
        ),
      ),
      lead(['Too much said', '話しすぎ'], fromNiche('rule'), [
        'People forget the microphone after ten minutes: listen for {taboo} and for guests who never agreed to be published.',
        '10分もするとマイクは忘れられるので、{taboo}や、公開に同意していない人の話が入っていないか注意して聴きます。',
      ]),
      lead(
        ['Words nobody said', '言っていない言葉'],
        [
          'AI can now invent a missing syllable in the voice of the {owner}. Never do it unasked, and tell {places} in your terms which steps are automatic.',
          '今のAIは{owner}の声で足りない一言を作れますが、無断では使わず、どの工程が自動かを条件書に明記します。',
        ],
      ),
      lead(
        ['Tax and papers', '税金と書類'],
        oneOf(
          [
            'Regular fees from {places} are a business in the eyes of the tax office. Send numbered invoices from the first pilot.',
            '{places}からの定期収入は記録が命です。経費を引いて年20万円を超えれば確定申告をし、下回っても住民税の申告を忘れないでください。',
          ],
          [
            'Put aside a share of each payment for tax, and write the hours next to it; after six episodes you know which {owner} is worth keeping.',
            '入金のたびに金額と作業時間を並べて書きます。確定申告（給与以外の所得が年20万円超）の資料になり、割に合う{owner}も見えてきます。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Send this page to the {owner} before the first recording, with the brackets filled in.',
      '最初の録音の前に、[ ]を埋めて{owner}に渡す一枚です。',
    ]),
    code(
      `RECORDING GUIDE FOR {client}
Show about {theme}, episode [ ], publish on [day]
Room at the {place}: [softest corner], radio and fans off
Before you start: 10 seconds of silence, then your name and "{item1}"
Minute 0–2: one thing you saw this week, for instance {scene}
Minute 2–15: {item1}, one story with a beginning and an end
Minute 15–22: a question from {aCustomer}: "{ask2}"
Wrong word: clap once, repeat the whole sentence about {offer}
Not on air: {taboo}, full names, anything told in confidence
Raw file to [link] by [day]; the {owner} hears the cut by [day]`,
      `{client}の録音の手引き
番組：{theme}の話、第[ ]回、公開日[ ]
場所：{place}の[布の多い場所]、有線と換気扇は止める
始める前：無音10秒、名前、「{item1}」と一言
0〜2分：今週見たこと（例：{scene}）
2〜15分：{item1}の話をひとつ、初めから終わりまで
15〜22分：{customer}からの質問「{ask2}」
言い間違い：手を一度叩き、{offer}の話を文の頭から言い直す
話さないこと：{taboo}、個人名、内緒の話
録音の送り先[ ]、{owner}の確認[ ]日まで`,
    ),
  ],
  closing: [
    p(
      [
        'Three cleaned minutes about {item1}, sent to one host, are a better application than any portfolio page.',
        '{item1}の話を3分だけ整えて配信者の一人に届ければ、どんな実績ページよりも雄弁な応募になります。',
      ],
      [
        'Should the show lead to {result}, the {owner} will say so on air, and that is advertising you could not buy.',
        '番組がきっかけで{result}ようになれば、{owner}はきっと番組の中で話してくれますし、それはお金では買えない宣伝です。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Editing ten minutes about {theme} in three passes' },
    { language: 'en', title: 'How {places} can record decent sound with a telephone' },
    { language: 'ja', title: '{theme}の番組を編集する一晩に密着' },
    { language: 'ja', title: '{owner}に渡す録音の手引きの作り方' },
  ],
}
