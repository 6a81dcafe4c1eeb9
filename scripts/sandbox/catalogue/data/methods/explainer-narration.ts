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

export const explainerNarration: Method = {
  slug: 'explainer-narration',
  difficulty: 'starter',
  hoursPerWeek: 4,
  startCost: [
    '$5–$25 a month (a voice plan that allows commercial use)',
    '0〜3,000円（商用利用できる音声ソフトの料金）',
  ],
  prices: { sample: [25, 3500], video: [110, 15_000], change: [20, 2500] },
  income: {
    of: 'video',
    low: 2,
    high: 4,
    basis: [
      '{low} to {high} narrated films of about two minutes a month at {price.video} each, in roughly {hours} hours a week. A first month with one paid sample of {price.sample} is normal.',
      '2分前後の動画のナレーションを1本{price.video}で月に{low}〜{high}本、週{hours}時間ほどで仕上げた場合の目安です。最初の月は{price.sample}のお試しが1本あれば上出来です。',
    ],
  },
  titles: [
    [
      'AI narration for {places}: a voice for videos about {item1}',
      '{item1}の動画に声をつける。{places}のAIナレーション',
    ],
    [
      'Two calm minutes about {offer}: video narration for {places}',
      '{offer}を2分で語る、{places}の解説ナレーション',
    ],
    ['"{ask2}" A narrated video answers, for {places}', '「{ask2}」に声で答える、{places}の動画ナレーション'],
    [
      'Give the silent videos of {places} a voice: narration as a side job',
      '音のない動画に語りを。{places}のナレーション副業',
    ],
    [
      'From {item2} to a finished voice track: narrating for {places}',
      '{item2}の動画を語りで仕上げる、{places}のナレーション',
    ],
    [
      'Explainer videos {customers} understand: narration for {places}',
      '{customer}に伝わる解説動画を。{places}のナレーション制作',
    ],
    [
      'Your first narration job: {item3}, explained for {places}',
      '初仕事は{item3}の動画。{places}のナレーターになる',
    ],
  ],
  thai: {
    title: 'รับพากย์เสียงวิดีโออธิบายให้{th}',
    summary: 'ทำเสียงบรรยายด้วย AI ให้วิดีโอของ{th} ตั้งแต่บทพูด สิทธิ์การใช้เสียง ไปจนถึงราคาและข้อควรระวัง',
  },
  summary: [
    oneOf(
      [
        'Sell finished narration to {places} whose films about {item1} have music but no words, even if you would never record your own voice.',
        '{item1}の動画に音楽しか入っていない{places}へ、語りを届ける仕事です。自分の声に自信がなくても始められます。',
      ],
      [
        'A starter guide to a small narration service: {anOwner} sends a film, you send back a soundtrack that {customers} understand at the first hearing.',
        '{owner}から動画を預かり、{customer}が一度でわかる語りをつけて返す、小さなナレーション業の入門です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Somewhere on the website of {aPlace} there is a clip of {scene}, with piano music and no words. It was filmed with care, and it leaves {aCustomer} none the wiser. A voice would mend that, and it need not be your own. Here is how speaking for such films becomes a modest, regular job for people with patient ears.',
          '{place}のサイトを開くと、{scene}を映した短い動画が、ピアノの曲だけで流れていることがあります。心を込めて撮られているのに、{customer}の疑問はひとつも解けません。足りないのは声です。といっても、あなた自身の声でなくてかまいません。このガイドでは、そうした動画に語りをつける仕事を、耳のよい人が無理なく続けていける形で紹介します。人前で話すのが苦手でも大丈夫です。',
        ],
        [
          'Plenty of {places} have paid for a film about {offer} and then stopped one step short, because nobody wanted to speak. The owner hates the sound of their own voice; a studio costs more than the film did. Between these two lies a small service that asks for good ears, clean language and some stubbornness about details.',
          '{offer}の動画を撮ったのに、最後の一歩で止まっている。そんな{places}は少なくありません。自分の声を録るのは恥ずかしいし、スタジオに頼めば撮影より高くつくからです。その間に、小さな仕事があります。必要なのは、よい耳と、癖のない言葉と、細部へのこだわりです。このガイドでは、機材も声量もいらない語りの仕事を、最初の一本から順を追ってお見せします。',
        ],
      ),
    ),
    p(
      fromNiche('context'),
      [
        'So the film about {item1} is put online as it is, and the same question arrives by telephone the next day: "{ask2}"',
        'そのため{item1}の動画はそのまま公開され、翌日にはまた電話で「{ask2}」と聞かれることになります。',
      ],
      oneOf(
        [
          'AI voices have become good enough for this, but only in the hands of someone who listens.',
          'AI音声は、こうした用途なら十分に使えます。ただし、聞き分ける人がいればの話です。',
        ],
        [
          'An AI voice reads anything you type, including the mistakes, and that is where you come in.',
          'AIの声は、間違いまで含めて何でも読みます。そこで人の出番になります。',
        ],
      ),
    ),
  ],
  tools: [
    bullets(
      lead(
        ['ElevenLabs', 'VOICEVOX'],
        [
          'natural English voices; the free plan excludes paid work, the cheapest plan at about $5 a month allows it and covers several films about {item1}.',
          '無料で、{item1}の短い動画なら品質も十分です。ただし声ごとに規約があり、{place}の概要欄には「VOICEVOX：キャラクター名」の表記が要ります。',
        ],
      ),
      lead(
        ['Amazon Polly', '音読さん・CoeFont'],
        [
          'cheaper and plainer, billed by the character, and strict about pronunciation marks, which helps with {terms}.',
          '落ち着いた大人の声がほしいときの月1,000〜4,000円ほどの有料サービスで、{terms}の読みも細かく直せます。',
        ],
      ),
      lead(
        ['ChatGPT or Claude', 'ChatGPT・Claude'],
        [
          'to cut a page of notes on {item2} down to 260 spoken words; free plans do.',
          '{item2}の説明メモを、話し言葉600字に縮めるのに使い、無料版で足ります。',
        ],
      ),
      lead(
        ['Audacity', 'Audacity'],
        oneOf(
          [
            'free, for removing breaths and bringing music under speech.',
            '無料の録音編集ソフトです。間を詰め、曲の音量を下げます。',
          ],
          [
            'costs nothing and does the two things you need: trimming pauses and setting levels.',
            '無料で、間の調整と音量そろえという必要な二つができます。',
          ],
        ),
      ),
    ),
    p([
      'The real skill is hearing when a sentence about {offer} sounds read rather than said.',
      '肝心なのは、{offer}の説明が「読み上げ」に聞こえる瞬間に気づく耳です。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Collect five silent films', '音のない動画を五本集める'],
        [
          'Search {where} and on YouTube for {places} whose clips run on music alone. Note for each one what a first-time {customer} still would not know at the end.',
          '{where}のほか、YouTubeやサイトでも、曲だけの動画を出している{places}を探します。見終えた{customer}に何がわからないままかを、一本ずつ書き留めます。',
        ],
      ),
      lead(
        ['Voice twenty seconds of one', 'そのうち一本に20秒だけ声を入れる'],
        [
          "Choose the clip about {item1}, write 45 words for it and lay a voice under the picture. The result is for the {owner} alone; somebody else's film is not yours to publish.",
          '{item1}の動画を選び、100字ほどの台本を書いて声を重ねます。他人の動画なので公開はせず、聞かせるのは{owner}だけです。',
        ],
        fromNiche('contact'),
        [
          'The twenty seconds about {item1} go along as a link; they explain the offer better than a letter.',
          'そのとき{item1}の20秒をリンクで添えれば、説明の手紙より早く伝わります。',
        ],
      ),
      lead(
        ['Write for the ear', '耳のために書く'],
        [
          'Once {anOwner} says yes, ask for {material}. One thought per sentence, verbs early, and the answer to "{ask1}" within the first fifteen seconds.',
          '{owner}から返事をもらえたら、{material}を借ります。一文の内容はひとつにしぼり、「{ask1}」への答えは15秒以内に置きます。',
        ],
      ),
      lead(
        ['Get the words approved before the voice', '声の前に言葉の了承をもらう'],
        oneOf(
          [
            'Every change after recording costs you an evening, so the {owner} signs off the text about {item2} first.',
            '録ってからの直しは一晩仕事です。{item2}の台本は、必ず先に{owner}の確認を取ります。',
          ],
          [
            'Read the script on {item2} to the {owner} by telephone; people notice by ear what they overlook on paper.',
            '{item2}の台本は電話で読み上げて{owner}に聞いてもらいます。目では見逃す違和感も、耳なら気づくからです。',
          ],
        ),
      ),
      lead(
        ['Teach the voice to pronounce', '読み方を教え込む'],
        [
          'Names, prices and words such as {terms} go wrong first. Spell them as they sound, render sentence by sentence, and keep three takes of the opening line about {offer}.',
          '店名と金額、そして{terms}のような言葉から崩れます。かなで書き直し、一文ずつ書き出し、{offer}を語る冒頭は三通り残しておきます。',
        ],
      ),
      lead(
        ['Mix and hand over', '音を整えて渡す'],
        [
          'Leave half a second of air after each picture change, keep music far below the voice, and listen once on a cheap telephone as {aCustomer} would.',
          '場面の変わり目に半秒の間を置いたら、{customer}と同じようにスマホのスピーカーで一度聞き、動画、声だけの音源、台本の三点を納めます。',
        ],
      ),
    ),
  ],
  monetization: [
    table(
      [
        ['What {places} order', '{places}からの注文'],
        ['Included', '内容'],
        ['Price', '料金'],
      ],
      [
        ['Sample', 'お試し'],
        ['30 seconds about {item1}', '{item1}について30秒'],
        ['{price.sample}', '{price.sample}'],
      ],
      [
        ['One film', '動画1本'],
        ['script, voice and mix, two minutes on {item2}', '{item2}の2分、台本から音の仕上げまで'],
        ['{price.video}', '{price.video}'],
      ],
      [
        ['Later change', '後日の差し替え'],
        ['new price or date for {item3}', '{item3}の料金や日付など'],
        ['{price.change}', '{price.change}'],
      ],
    ),
    p(
      [
        'A film takes four hours at first and two when you know the trade; {low} to {high} a month from {places} make {income}.',
        '1本に最初は4時間、慣れても2時間はかかるので、{places}から月{low}〜{high}本、{income}あたりが無理のない線です。',
      ],
      oneOf(
        [
          'During the first weeks you will mostly be writing to people who do not answer.',
          '初めの数週間は、返事の来ない連絡を出し続ける時期だと考えてください。',
        ],
        [
          'Plan on one sample in the first month and count anything more as luck.',
          '最初の月はお試し1本、それ以上は運がよかったと思うくらいで。',
        ],
      ),
      [
        'The change fee is what lasts: {aPlace} alters prices or dates every year, so ask about it {quiet}, before anybody remembers.',
        '長く続くのは差し替えの仕事で、料金や日付は毎年変わりますから、{place}には{quiet}にこちらから尋ねます。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Voice rights', '声の権利'],
        oneOf(
          [
            'Free plans and famous-sounding voices are the usual trap. Keep a dated copy of the licence for every film you make for {places}, and never clone a person without written consent.',
            '無料プランや、有名人に似た声が落とし穴です。{places}に納めた分は規約の写しを日付つきで保管し、本人の書面なしに声を複製しないでください。',
          ],
          [
            'If {anOwner} wants their own voice cloned, get it in writing, including who may use it after the contract ends.',
            '{owner}が自分の声の複製を望むなら、契約が終わった後に誰が使えるかまで書面に残します。',
          ],
        ),
      ),
      lead(['What may be said', '言ってよいこと'], fromNiche('rule'), [
        'Spoken words sound more certain than printed ones, so leave out {taboo} even when the script came from the client.',
        '声にすると文字より断定的に響くので、依頼主の台本にあっても、{taboo}は省くよう伝えてください。',
      ]),
      lead(
        ['Openness', 'AIの声だと伝える'],
        [
          'Tell the {owner} before the order that the voice is AI, and offer a line for the video description; some {customers} do care.',
          'AI音声であることは、注文の前に{owner}へ伝えます。気にする{customer}もいるので、概要欄に載せる一文も用意しておきます。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Fees from {places} are income; note the date and the platform commission, because tax is due on what remains after costs.',
            '{places}からの報酬は、経費を引いた所得が年20万円を超えると会社員でも確定申告が必要なので、ソフト代の領収書も取っておきます。',
          ],
          [
            'Ask the first {owner} for a proper invoice address. Tax offices forgive small sums more readily than missing papers.',
            '{owner}が法人なら、源泉徴収された額を控えておきましょう。納めすぎた分は確定申告で戻り、経費を引いた所得が年20万円を超える人は申告そのものが義務です。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Fill in this recording sheet for the film about {item1} before you open any voice software.',
      '{item1}の動画を手がけるときは、音声ソフトを開く前にこの収録シートを埋めます。',
    ]),
    code(
      `RECORDING SHEET – {client}, {clientIs}
Film: {item1}, length [ ] s, words allowed: length x 2.2
Listener: {aCustomer} who wonders "{ask1}"
Voice: {tone}; speed [0.95], never cheerful for its own sake
Say it like this: {terms} = [spelling by sound]
Out of bounds: {taboo}
0:00 picture: {scene} / words: [one line, no greeting]
0:10 picture: [ ] / words: [the answer to "{ask1}"]
0:40 picture: [ ] / words: [how {item1} come about, one detail]
1:30 picture: [ ] / words: [the answer to "{ask2}"]
Approved by the {owner} on [date], voice licence saved [yes]`,
      `収録シート：{clientIs}、{client}
動画：{item1}、長さ[ ]秒、文字数の上限は秒数×5字
聞く人：「{ask1}」と思っている{customer}
声：{tone}調子、速さ[0.95]
読みの指定：{terms}=[かなで]
言わないこと：{taboo}
0:00 映像：{scene}／語り：[挨拶なしの一文]
0:10 映像：[ ]／語り：[「{ask1}」への答え]
0:40 映像：[ ]／語り：[{item1}の裏側をひとつ]
1:30 映像：[ ]／語り：[「{ask2}」への答え]
{owner}の確認日[ ] 音声の規約を保存[済]`,
    ),
  ],
  closing: [
    p(
      [
        'Find five films this week and voice twenty seconds of the one about {item1}.',
        '今週は動画を五本見つけ、{item1}の一本に20秒だけ声を入れてみてください。',
      ],
      [
        'When the narration brings {result}, the {owner} will come back with the next clip and show it to colleagues.',
        '語りのおかげで{result}ようになれば、{owner}は次の動画を持って戻ってきますし、同業の人にも見せてくれます。',
      ],
      oneOf(
        [
          'Good sound is noticed by nobody and missed by everyone.',
          'よい音は気づかれず、悪い音だけが気づかれます。',
        ],
        [
          'Keep your ears fresh: two hours of listening are enough for a day.',
          '耳は疲れます。聞き込むのは1日2時間までにしましょう。',
        ],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'A synthetic voice for a film about {item1}, before and after' },
    { language: 'en', title: 'Making a voice pronounce the words of {places}' },
    { language: 'ja', title: '{item1}の動画にナレーションを入れてみる' },
    { language: 'ja', title: '{places}向け台本を耳で直すコツ' },
  ],
}
