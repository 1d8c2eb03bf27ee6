/** Words that nearly every sentence of a language has, and English has not; those of more than one stand where they were met. */
export const foreignWords: readonly string[] = [
  // Spanish, Portuguese
  "hola cuanto cuesta curso para estudiantes gracias donde cuando como puedo quiero tienen ustedes usted habla espanol buenos dias",
  "por favor el los las una esta hay precio el que del y ola quanto custa voces voce obrigado preco onde quando quero tem nao",
  // French
  "bonjour combien coute cours merci est ce que vous avez je veux voudrais pour les etudiants parlez francais salut prix quand commence le une des du avec",
  // German
  "hallo guten tag wie viel kostet kurs der das wann beginnt ich mochte bieten sie haben fur firmen auch danke ist wo und konnen deutsch schulungen preis gibt ein eine mit nicht sprechen",
  // Italian
  "ciao quanto costa corso grazie dove posso vorrei avete per gli studenti sono buongiorno il che quando inizia prezzo",
  // Hindi and Urdu in Latin letters
  "kitni kitna hai ki ka kya bhai kab mein aap namaste kaise chahiye hain mujhe batao shuru hoga nahi karo",
  // Polish, Turkish, Dutch, Indonesian, Vietnamese, Filipino
  "dzien dobry ile kosztuje kurs dla czy jest prosze merhaba ne kadar kursu fiyat ogrenci icin nasil hoeveel het voor goedendag berapa harga kursus untuk apa halo xin chao bao nhieu magkano po kailan",
];
