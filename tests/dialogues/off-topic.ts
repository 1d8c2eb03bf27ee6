const messages = `
how deep is the ocean | who painted the mona lisa | recipe for lasagna | how old is the universe | why is the sky blue |
how far is the moon | what is the capital of Peru | who wrote Hamlet | how do I boil an egg | is coffee bad for the heart |
when does the sun set in Oslo | what is the tallest mountain | how fast is a cheetah | who invented the telephone |
best pizza in Chicago | how many legs has a spider | which planet is the largest | how do magnets work |
when was the battle of Hastings | how much does a giraffe weigh | what do koalas eat | how is cheese made |
what is photosynthesis | who discovered penicillin | the train to Houston is late again | my dog is sick |
how do I remove red wine from a carpet | which paint is good for a bathroom | how tall was Napoleon |
is a tomato a fruit | what is the boiling point of lead | how long do turtles live | how wide is the Amazon |
how many strings has a violin | what rhymes with orange | when is Thanksgiving | which wine goes with fish |
how do airplanes fly | what is the speed of sound | who was the first man on the moon | how cold is Pluto |
do penguins have knees | what is gold worth | how do I tie a bow tie | my knee hurts when I run |
which bus goes to the airport | how do I grow tomatoes | does vinegar clean glass | the pyramid of Giza |
how many bones has a hand | what does a plumber earn in Ohio | where do swallows go in winter | how is glass made |
what is a haiku | how do I change a tire | what is the longest river | how many moons has Jupiter |
who is the president of France | when did Rome fall | why do cats purr | how do I knit a scarf |
how much snow fell in Denver | what is the exchange rate of the euro | is Pluto a planet | how do bees make honey |
what is a black hole | who sang Yesterday | how many keys has a piano | when do apples ripen |
is the museum free on Sundays | the fridge is leaking | how do I fix a bicycle chain | what is a good name for a parrot |
how many calories has a banana | which key opens the cellar | how do I get to the stadium | the elevator is stuck |
are mushrooms plants | how old is the queen of Denmark | what is the national bird of Chile | how hot is lava |
where does chocolate come from | who built the Great Wall | how does a compass work | is the bridge closed tonight |
what is the square root of 144 | how many feet are in a mile | what is a leap year | how long is a marathon |
which shoes for hiking in the rain | how do I unclog a sink | what do owls hunt | how big is Texas |
how many players has a cricket team | what is the offside rule | who holds the record in the high jump |
when is the next solar eclipse | can dogs eat grapes | how do I get rid of ants | where is Timbuktu |
how does yeast work | which blood type is the rarest | how tall do sunflowers grow | is the pool heated |
what is the fastest ship | who was Cleopatra | how do I whistle | how many stars has our galaxy |
do fish sleep | what is a sonnet | how loud is thunder | why are flamingos pink | the ferry leaves at nine |
how long does a candle burn | what is marble | which river flows through Vienna | how do snakes move |
is my horoscope good today | how do you play chess | what is a tidal wave | where do I buy stamps
`
  .split("|")
  .map((message) => message.trim());

/** What people ask any assistant and no company's site answers: most of it has to be missed. */
export const offTopic: readonly string[] = messages.filter((_, at) => at % 12 !== 0);

/** More of the kind, to learn from. */
export const offTopicLearned: readonly string[] = [
  ...messages.filter((_, at) => at % 12 === 0),
  ...`who wrote the Odyssey | where do storks nest | what is the deepest lake | how big is an atom | is rye a grain |
when was the printing press invented | how long do tortoises sleep | how wide is a football field | how is paper made |
which train goes to the harbor | what does a baker earn in Maine | who built the Colosseum | how far is Saturn |
when is the next full moon | how do kites fly | where does tea come from | which boots for snow | how do frogs jump |
is the zoo open on Mondays | who holds the record in the long jump | how many lakes has Finland | what is a comet |
how do I descale a kettle | when did the Titanic sink | how long does milk keep | what is the national flower of Japan |
how many players has a hockey team | my tooth hurts | the bus is late | which herbs go with lamb | how tall is a camel |
who discovered radium | how do volcanoes form | what is a good name for a cat | how hot is the sun`
    .split("|")
    .map((message) => message.trim()),
];
