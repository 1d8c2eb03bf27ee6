/** Words that nearly every sentence of a language has, and English has not; those of more than one stand where they were met. */
export const foreignWords: readonly string[] = [
  // Spanish, Portuguese
  "hola cuanto cuesta curso para estudiantes gracias donde cuando como puedo quiero tienen ustedes usted habla espanol buenos dias buenas hablo hablan ingles hacen hacer necesito necesitamos busco buscamos trabajo empresa empresas servicios nuestro nuestra nuestros cual cuales puede puedes estoy soy muy ayuda sobre tengo tenemos quisiera",
  "por favor el los las una esta hay precio el que del y ola quanto custa voces voce obrigado preco onde quando quero tem nao preciso precisamos minha meu minhas nossa nosso loja empresa procuro trabalho servicos ajuda fazem bom boa dia sao pode posso gostaria muito",
  // French
  "bonjour combien coute cours merci est ce que vous avez je veux voudrais pour les etudiants parlez francais salut prix quand commence le une des du avec quels quelle quelles quel proposez faites cherche cherchons besoin nous notre nos votre vos aux mon ma bonsoir travail entreprise entreprises peut pouvez aide chez sont etes",
  // German
  "hallo guten tag wie viel kostet kurs der das wann beginnt ich mochte bieten sie haben fur firmen auch danke ist wo und konnen deutsch schulungen preis gibt ein eine mit nicht sprechen wir uns unser unsere unseren suchen sucht suche brauchen brauche einen einem einer habt ihr euch kann konnt koennen bitte arbeit firma hilfe jahre monate sind mein meine warum welche dem den zum zur",
  // Italian
  "ciao quanto costa corso grazie dove posso vorrei avete per gli studenti sono buongiorno il che quando inizia prezzo cerco cerchiamo aiuto nostri nostro nostra nostre dei della delle degli servizi lavoro offrite siete abbiamo parlate vorremmo azienda buonasera questo perche cosa",
  // Hindi and Urdu in Latin letters
  "kitni kitna hai ki ka kya bhai kab mein aap namaste kaise chahiye hain mujhe batao shuru hoga nahi karo milega milegi aapke aapka aapki humein hume humare humara kaam naukri chahte karna karte karein sakte sakta bhi toh kahan kyun accha theek raha rahe wala",
  // Polish, Turkish, Dutch, Indonesian, Vietnamese, Filipino
  "dzien dobry ile kosztuje kurs dla czy jest prosze merhaba ne kadar kursu fiyat ogrenci icin nasil hoeveel het voor goedendag berapa harga kursus untuk apa halo saya anda kami bisa cari kerja yang dengan wij jullie zoek zoeken werk bieden een hebben ariyorum istiyorum fiyatlari hizmet nedir xin chao bao nhieu magkano po kailan szukam szukamy pracy praca jako czesc macie oferujecie firmy moge chce jaki jaka ktory nasza nasz potrzebujemy potrzebuje dziekuje",
];
