import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { agreement } from "../../training/agreement.ts";
import { agreementVersion } from "../../training/plans.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";

const href = urls.agreement.path;
const trainings = site.trainingsEmail;

/** Paying, canceling, and the agreement of the No Code Agentic AI Course. */
export const enrollmentAnswers: readonly DirectAnswer[] = (
  [
    {
      questions: [
        "Can I get a refund?",
        "Refund",
        "Refund possible",
        "Is the course fee refundable?",
        "Can I get a partial refund?",
        "Can I get a refund after five days?",
        "Can I get my money back?",
        "Day 8, I want my money back",
        "I want out",
        "Am I eligible for a refund if I cancel after the start?",
        "I do not like it, can I have my money back?",
        "I do not like it, can I have my money?",
        "What is your refund policy?",
        "I changed my mind, can I cancel?",
        "Changed my mind before the first class",
        "Enrolled but cannot come",
        "How do I cancel my enrollment?",
        "What if I do not like the course?",
        "Is there a money-back guarantee?",
        "How much of the fee do I get back?",
        "Refund after ten days",
        "Can I withdraw from the course?",
        "Until when can I cancel?",
        "How do I request a refund?",
        ...questionsIn(`what if I start and it turns out to be nothing for me | will I see my money again if I stop |
          I'm afraid to waste my savings, can I back out | give me my money back |
          how many days do I have to think it over |
          the first two lessons were boring, I'd like to leave | can I pull out |
          my mother is in hospital and I have to drop the course | satisfaction guarantee |
          do I get everything back or only a part | is there a cooling-off period |
          and if I quit, what about what I paid? |
          I paid yesterday but found something better, please undo it |
          what is the last day to get out of it | reimbursement |
          what are the refund rules | can I get my money back if I cancel | how do I cancel |
          is there a refund if I change my mind | how many days do I have to cancel |
          how much money do I get back | do I get a full refund | can I return the course |
          what if I want to stop after the first week | can I cancel after I paid |
          is the payment refundable | I want to cancel the course and get my money |
          until which day can I get a refund |
          and if I do not like it | what if it is not for me | is there a guarantee | can I get out of it |
          I enrolled but changed my mind | can I cancel before it starts | do I get 100 percent back |
          what percentage is refunded | by what time must I cancel | where do I send the refund request |
          can I still get a refund in week two |
          can I have my money returned | I do not want to continue, what about my money |
          how do I leave the course and get money back | is there any chance of a refund |
          what share of the fee comes back | I want to return the course |
          am I able to cancel within a week | can I undo my enrollment |
          by what hour must my request be there | how long can I think about it after the start | a
          week and two days have passed, is it too late | does the full fee come back when I do not
          enjoy it | two weeks in and I am disappointed, any chance | I thought it over and would
          rather not begin | whom do I write to so that I get the fee returned |
          the course began on Monday and I want to leave | get me out of there | I started this week
          and it is not for me | what about the other quarter of the fee, is it gone | do you keep
          25 percent | on what day at midnight is it too late | last
          possible minute to withdraw | how many days to make up my mind |
          the paragraph on leaving | I would like to step back from the contract | how do I leave
          with most of my money | give it a try and then leave, what does it cost me | I do not
          get along with the teacher, may I stop | what do you keep when I go | and if I find out
          that it is nothing for me | in what form must I tell you that I leave | is a phone call
          enough to cancel | may I cancel by letter | to which address do I send the cancellation
          | everything back or three quarters | I have second thoughts since yesterday | midnight
          of which day |
        I withdraw in the first week, which share comes back | how much of the money would return to
        my account | exact sum that I get when I quit early | I paid the student fee and stop after
        a few days, what do I see of it | the percentage that is returned | what part of the fee is
        lost if I leave at once`),
        ...questionsIn(`the first evening is on a Tuesday, up to which day may I write | the seventh day, how do I
          count it | deadline if the first class is on the sixth | last date for a refund when we begin
          in October | counting the days from the first class`),
        ...questionsIn(`
            and if my daughter hates the course | my son does not like it after the first week |
            what if it is not for her`),
        ...questionsIn(`
            what if my mother changes her mind once it began | changed our mind after the first class | she
            no longer wants me in it after I began | if after the start we do not want it any more | pull
            out once the course has started | he decides against it in the first week`),
        ...questionsIn(`
          after a few evenings I see that it is too difficult, am I tied to it | am I stuck once
          I am in | I realize that I am not up to it, can I still leave | way too hard for me
          after two lessons | locked in until the end? | can I bail | who do I tell that I leave
          | where do I report that I quit | half of the fee back in week four, family reasons |
          sick relative, I cannot finish, is something returned | from which day do the seven
          days run | counted from the payment or from the first class`),
        ...questionsIn(`
          it turns out my evenings are not free after all, I want out | what do I lose when I
          stop on the second day | a week has not passed yet, can I undo the whole thing | not
          what I expected, sorry, please return it | my wife says cancel | is there a way back
          after the start | exit fee`),
      ],
      text: `Within 7 calendar days from the start of your cohort you can get 75% of the fee paid in full: send the request by email to ${trainings} by 11:59 PM company local time on day 7. After the 7 days there is no refund, and none on repeat cohorts, unless the cohort is not held. If you change your mind before the start, write to the same address. These are the rules of the No Code Agentic AI Course.`,
    },
    {
      questions: [
        "If I fail, do I get my money back?",
        "Refund for a bad grade",
        "Only 60 percent, refund?",
        "Refund when I do not pass",
        "Refund if I miss classes",
        ...questionsIn(`I didn't reach 80 percent, do you return the fee | my marks are too low, can I have the money |
          I skipped half of the lessons, so can I pay only half | no certificate, no payment? |
          does a low grade entitle me to anything |
          I was away for two weeks, do I get more days to ask for a refund |
          do you pay back if my result is poor | money back if I flunk |
          I missed the entire first week, does my refund deadline move |
          and if my grade is too bad, will you refund me? | do absences change until when I can cancel |
          do I get a refund if I do not pass | can I get money back because of missed classes |
          I failed the course, is there a refund | refund because my grade was too low |
          do missed lessons change the refund deadline |
          what if I fail, is the money gone | no certificate, do I get a refund |
          I missed many classes, can I get some money back | are bad grades a reason for a refund |
          I did not pass, what about my money | my grade is low, do I get something back |
          can absence be a reason for a refund |
          my marks were bad, so I would like the fee back | they did not give me the diploma, give
          me the money |
          I was ill in the first week, do I get more days | the teacher was ill, is the period
          extended | can I ask for the fee because my marks were bad | I learned nothing and got
          no certificate, the fee please | does the week start again when a class is dropped`),
        ...questionsIn(`
          poor marks and no diploma, at least a rebate? | I was absent for days, does the clock
          stop | does illness give me a longer period | I got 70 and feel cheated`),
      ],
      text: `A grade below 80% is not in itself a reason for a refund, and missed classes do not lengthen the period for one: 7 calendar days from the start of your cohort.`,
    },
    {
      questions: [
        "How long does a refund take?",
        "When do I get my refund?",
        "How is the refund paid?",
        "How many days until the refund is processed?",
        "When is the money back on my card?",
        "Still waiting for my refund",
        ...questionsIn(`you agreed to pay me back, when does it arrive |
          nothing on my bank statement yet from the refund | will the refund go to my card or by check |
          you promised to return my fee three weeks ago | how fast do you pay money back |
          where does the money go when you refund it | and when would I see that money? |
          my refund has not shown up | waiting time for refunds | to which account do you send it back |
          it's been ten days and my money is still not here | can the refund go to a different card |
          when will my refund arrive | how long until I get the money back |
          how many days does the refund take | where will the refund be paid |
          I have not received my refund yet | is the refund paid to my card |
          how fast is the refund | when do I see the money | can I still watch the lessons after a refund |
          do I lose access when I get a refund | what happens to my access if you refund me |
          how many weeks until I have my refund | is the refund sent to my bank |
          am I locked out after a refund |
          on which day would the money be with me again | how quickly is the transfer made after I
          withdrew |
          number of days until it is credited | processing time | does it land on my card within a
          week |
        after the refund, may I still watch the lessons | do I lose the videos when the money comes
        back | can I go on using the material once I got my money`),
        "Do I keep access after a refund?",
        "Materials after the refund",
        "And after a refund?",
        "Does access end with the refund?",
        ...questionsIn(`if you give me the money back, may I still watch the videos |
          can I keep the slides once I was refunded | do you lock me out when I get my fee back |
          what do I lose with a refund | may I finish the week after I was refunded |
          refunded, but can I still log in | do the materials stay with me when I take the money back |
          and can I still come to the lessons then, after the refund? |
          am I out at once after the money is returned |
          do I have to give back the documents when I am refunded |
          will the lessons disappear once I have my money again |
          when does the bank show it | how many weeks must I be patient for my money | you said
          yes to my refund, and now | do I need to send back the slides | which card gets the
          money | am I still let in after I took the money | three weeks or six weeks`),
        ...questionsIn(`
          and when is the cash with me again | how soon would it land with me | by what week do
          I have it again | how long am I without my money | dollars back by when`),
        ...questionsIn(`
          you agreed to my cancellation, the bank shows nothing | slow refund | am I shut out
          the moment the money goes back | one month already | do I see it before the holidays |
          to the same card?`),
      ],
      text: "A refund is processed in about 15–30 business days and goes back to the payment method you used. Your access to classes and materials ends with the refund.",
    },
    {
      questions: [
        "What happens if the course is canceled?",
        "What if the course is canceled?",
        "What if the cohort is not held?",
        "What if the whole batch is called off by you?",
        "You cancel the cohort",
        "Not enough students",
        ...questionsIn(`what if too few people sign up | you pull the plug on the whole thing, what about my fee |
          is it certain that it takes place | do I get all my money back if it does not happen at all |
          suppose nobody else registers, will it still run | what if you call it off a week before |
          how few is too few for it to run | and if it doesn't come about? |
          I booked time off, what if the batch falls through |
          can I choose another date if mine does not take place |
          what if you go out of business before it begins |
          what happens if the course does not take place |
          do I get my money back if you cancel the course | what if there are not enough participants |
          can the course be called off | what happens when the batch is canceled by you |
          and if you cancel it | what if nobody else signs up | do I get everything back when you cancel |
          is the course definitely going to happen | what if my batch is not held |
          do you give the money back when it does not happen | what if you have to cancel |
          too few people in the batch, what happens |
          the cohort is dropped by you, what are my options | what if nothing comes of the October
          batch | if you call the whole program off |
          under which circumstances do I see the entire fee again | when would everything be
          returned | you find only three participants, what then | is there a risk that you call
          it all off | suppose the whole round is dropped, a later one or the money`),
        ...questionsIn(`
          what if only four of us turn up | is it sure to go ahead | you drop it in the last
          minute, and my money | guarantee that the group takes place | I already paid and you
          call it off`),
      ],
      text: "If your cohort is not held, you choose between a place in a later one and a refund of what you paid. A single class that has to be canceled is made up on another date.",
    },
    {
      questions: [
        "What if my class gets canceled?",
        "What if you cancel the class?",
        "One evening falls out",
        "What if the teacher gets sick?",
        "Illness of the instructor",
        "Do the class times change?",
        "Will the instructor be replaced?",
        ...questionsIn(`the trainer has the flu, what then | can you shift lessons to other days |
          is there a substitute teacher | your zoom crashed in the middle of the lesson |
          how will I hear that tonight's class is off | do I lose the hours if a lesson is dropped |
          can the schedule be changed while it runs | the lesson did not take place, will it be repeated |
          what when the power goes out at the teacher's | and if one lesson doesn't happen? |
          do you make up for lost lessons | can you swap the instructor in the middle |
          is the content fixed or might you change it |
          what if the instructor is sick | what happens if a class is canceled |
          will a missed class be repeated by you | can the schedule change | can you change the teacher |
          will I be told if a class moves | what if there are technical problems during a class |
          and if the teacher is ill | do you repeat a canceled class | how do I learn about changes |
          can a class be moved to another day | do you sometimes change the content |
          the instructor did not show up, what now | do you replace lessons that fall out |
          can it happen that times change |
          you shift an evening on short notice, do I hear of it | how early do you tell us about
          changes | may another person take over teaching halfway through | is the same instructor
          there the entire time | last minute change of a lesson |
          our lecturer loses his voice | power cut at your end | do we get that lesson another
          time | who stands in when the teacher cannot | and how do I learn about it | a class
          that did not happen`),
        ...questionsIn(`
          Tuesday's lesson did not happen | teacher in bed with fever | the stream broke down |
          one meeting fell through, do we get it later | are evenings shifted at times | is
          there a stand-in`),
      ],
      text: "We may replace an instructor, move a class or adapt its content where illness, a technical failure or a change in a tool makes it necessary. We tell you by email as early as we can, and a class that has to be canceled is made up on another date.",
    },
    {
      questions: [
        "Can I repeat the course?",
        "Can I switch to another cohort?",
        "Can I move to a later batch?",
        "What is a repeat cohort?",
        "Postpone my place",
        "Take the course a second time",
        ...questionsIn(`I didn't manage it, may I do it over |
          I got a new job and must wait for the next round, is that possible |
          can I jump to the following batch | can you freeze my place |
          I'd like to sit through it once more |
          I'm pregnant and due in the middle of it, could I finish with a later group |
          defer to another term | second try | does doing it again cost anything or need your permission |
          and could I do it again later? | swap my batch |
          something came up, move me to the next group please | am I allowed to redo it |
          can I take the course again | can I move to another batch |
          can I change my start date after paying | can I join a later group instead |
          is it possible to postpone the course | can I do the course twice | what if I need to pause |
          does repeating the course cost extra |
          can I do it again later | can I switch to the next group | something came up, can I start later |
          can I change to the following cohort | do I pay again if I repeat |
          I want to join a later one instead | can I redo it if I fail |
          could I move my seat to the next batch | what if I have to interrupt it |
          I am enrolled but have to be in hospital then, put me into a later group | family matters
          keep me from this batch, what can you do | I am booked for the fall, can it be winter
          instead | my wedding is in the middle of the batch, can I change |
          surgery in October, may I attend later | can you put me in another group, I am having a
          child | the date I booked does not suit me any more |
          illness stopped me, may I begin again | can I go through it once more with other people
          | I was in a former group and could not finish | do I need a permission to do it again |
          and is it paid back if the second attempt fails too | what does another attempt cost |
          life got in the way last time |
        I fell behind through illness, may I join a later group | I could not keep up the first
        time, is another go possible | does the second go cost again | after my operation I want to
        do it once more with the next group`),
        ...questionsIn(`I was in the spring group and broke off, may I sit in again | I took part once and want back in
          this fall | a former participant who did not finish, how do I return | join again after an
          interruption | already paid for an earlier group, can I come to the next`),
        ...questionsIn(`
          I dropped out in spring, take me back | next round in place of this one, please | a
          second go next year | my baby comes in week two, put me later | I paid for the fall
          and can only do winter | can I start over with other people`),
      ],
      text: `A repeat cohort is a later cohort that you join after you already had a place in an earlier one. You need our consent by email to join it: ${trainings}. Repeat cohorts are not refunded, unless the cohort is not held.`,
    },
    {
      questions: [
        "Can I pay in installments?",
        "Installments",
        "Pay bit by bit",
        "Do you have a payment plan?",
        "Can I split the payment into monthly payments?",
        "How many installments?",
        "In how many rates?",
        "Is financing available?",
        "Can I pay monthly?",
        "Can I pay the fee in two parts?",
        "Klarna",
        "I cannot pay it all at once",
        "Installments for the engineer course",
        ...questionsIn(`I don't have 999 lying around, can I stretch it | could I pay a bit each month |
          my salary comes at the end of the month, can we split it | is there a way to pay in slices |
          half now and half later | do you offer credit |
          it's too much money in one go for a single mother | pay over time |
          how many parts can I split the fee into | and can that be paid in parts? | Affirm or Afterpay |
          do you lend money for the course | spread the cost | what would the monthly rates be |
          is it possible to pay monthly | do you offer a payment plan | can I pay the course in parts |
          can I split the fee | can I pay later | how many payments can I make | is there financing |
          do you accept Klarna | I cannot pay everything at once | can I pay half now |
          can I pay in two or three payments | can I pay it off over time | is there a monthly plan |
          do I have to pay everything up front | can I pay half first |
          does the engineer course have installments | how many months can I spread it over |
          is there a way to pay little by little | can I pay in stages |
          can I pay each month for the engineer course | I cannot afford it at once |
          can the payment be divided |
          a bit now and the rest when I get my wages | is there financial help so that I can pay
          over months |
          my wages come at the end of the month, can the fee wait | reserve today and pay in
          pieces | can it be spread | could I pay by and by | and in parts | the whole sum is too
          much for me today | slices of two hundred |
        do I ask for a payment plan prior to enrolling | first sign up or first ask about paying in
        parts | I cannot put down the sum at a single stroke | when must the installment plan be
        agreed | whom do I ask about paying monthly | paying all of it now is not possible for me`),
        ...questionsIn(`
            is EMI available | monthly emi | pay in EMIs | in monthly parts, possible? | emi option for the
            fee | can the fee be paid in instalments`),
        ...questionsIn(`
          a third now and the rest after payday | I am a single parent, can it go in small amounts | pay
          slowly | two halves? | is there a loan | what is the smallest first amount | my budget allows two
          hundred a month | at what point do I have to bring it up | by when do I ask for it | the lot in one
          go is impossible for me | chunks | half in March, half in May | is a payment plan agreed first |
          stretch the fee of the ML course | what must I do so that I can pay it off monthly`),
      ],
      text: `For both courses installment plans are available: write to ${trainings} before you pay, and the trainings team tells you the number and dates of the payments. In the No Code Agentic AI Course you may cancel future payments only within 7 calendar days from the start of your cohort; afterward the plan is treated as a full purchase.`,
    },
    {
      questions: [
        "Until when can I stop the installments?",
        "Stop paying the installments",
        "Cancel the payment plan",
        "What if I do not pay a rate?",
        "Quit halfway with installments",
        ...questionsIn(`I lost my job and can't pay the next part | I quit the class, must I go on paying every month |
          how do I get out of the monthly payments | two payments are left but I no longer attend |
          what happens if I skip a monthly payment | do I owe the rest if I drop out in week three |
          end my payment plan | can I freeze the rates for a while |
          and if I stop in the middle, do the rates go on? | I missed an installment |
          is there a deadline for canceling the remaining payments | will you still charge me after I left |
          can I stop my monthly payments | can I cancel the payment plan |
          do I have to pay the remaining installments if I leave | what if I stop paying |
          do the payments continue if I quit | what happens when I miss a payment |
          what if I cannot pay the next installment | I want to stop my payment plan |
          do I still owe money if I quit | can I get out of the payment plan later |
          how do I end the monthly payments | must I pay all installments if I drop out |
          can I stop paying when I leave |
          second month and I would like to stop the payments | do the rates end when I no longer
          come | can I quit paying halfway |
          I leave in the middle, what about the payments still open | is every part of the fee due
          although I stopped coming | how do I end the arrangement that we made about paying in
          parts | and the remaining parts | I cannot meet the next due date`),
        ...questionsIn(`
            can I cancel my payments by sms | is a text enough to stop the payments | cancel the parts over
            the phone? | do I have to stop it by mail | stop the plan by whatsapp | in which form do I
            cancel future parts`),
        ...questionsIn(`
          the next part is due and I have left | no longer attending, still paying? | is the
          rest owed if I break off in December | let me out of the monthly debit | two rates
          open and I am through with it`),
      ],
      text: "You may cancel future payments only within 7 calendar days from the start of your cohort, by email. Afterward the installment plan is treated as a full purchase: every remaining installment stays due, even if you stop attending.",
    },
    {
      questions: [
        "How do I pay?",
        "Which payment methods do you accept?",
        "Can I pay by credit card?",
        "Card",
        "Do you accept PayPal?",
        "Bank transfer",
        "Apple Pay or Google Pay",
        "In which currency are the prices?",
        "Can I pay in euros?",
        "Is the payment secure?",
        "Is it safe to type my card on your site?",
        "Are my card details safe?",
        "Just charge me",
        "Here is my card number",
        ...questionsIn(`Visa or Mastercard | can I bring cash | is my bank information safe with you |
          I don't like to enter my card on the internet | do you see my card number |
          does it take American Express | I live in India, can I pay in rupees |
          do you take Venmo or Zelle | can I pay with crypto | how does the money get to you |
           debit card | and how is that paid? |
          who processes the payment | is that dollars or something else |
          I have no credit card, what other ways are there |
          what payment methods do you take | can I pay with a credit card | can I pay by PayPal |
          do you accept bank transfer | is it safe to pay on your website | which currency do I pay in |
          can I pay by card | can I pay in euros or pounds | do you store my card |
          is PayPal ok | do you take cards | how does the payment work | can I send a check |
          can I wire the money | is my card safe | do you accept Apple Pay |
          which currency is it in |
          what ways of paying are there | can I pay with Visa | is it possible to pay by bank |
          where do I put in my card | is paying online secure | can I pay in another currency |
          are those American dollars | what about Mastercard | I only have PayPal | what do you keep of my card |
          in what money are the amounts on the page | dollars or euros on the price tag |
          is it safe with you to pay online | what
          else than a card | my bank is in Europe, what do I do | and
          how do I hand over the money`),
        ...questionsIn(`other ways to pay than plastic | is PayPal a way to do it`),
        ...questionsIn(`
          my husband fears for our card numbers | could our Visa number be taken from your
          machines | are card digits kept on your computers | what if thieves get our card from
          you | stolen card data | my wife is afraid to pay online | does anyone with you see
          the digits`),
        ...questionsIn(`
          my bank blocks foreign cards | is a debit card good | who handles the money | do you
          take pesos | I pay cash in everything, how here | a wire from Switzerland? | which
          cards`),
      ],
      text: "Prices are in US dollars. A card payment provider handles the payment on its own page, and your card details do not reach us; the site names no other way to pay. Please do not write a card number in the chat.",
    },
    {
      questions: [
        "When do I have to pay?",
        "When is the fee due?",
        ...questionsIn(`at what point do I have to pay | when is it charged | at what moment does the fee leave my account |
          when do we owe the money | is the fee due all at once | do I pay before the first evening |
          and the money, when is it asked for | must I pay straight away or later | is it taken today |
          by what date must the fee be there | who tells me how to pay, and when | I sent the request, when comes the payment |
          do you charge me the minute I enroll | full payment up front | is there time until the start to pay`),
        ...questionsIn(`
          first the class and then the bill? | how long before the start do you want it | may I
          settle up after payday | does ticking the box already cost me something`),
      ],
      text: "The fee is due in full at checkout unless we have agreed to an installment plan with you. A sandbox checkout takes no payment: the trainings team writes to you after your request, explains how to pay, and confirms your place once the fee has arrived.",
    },
    {
      questions: [
        "Can my employer get an invoice?",
        "Invoice with VAT number",
        "Receipt for my taxes",
        "My company pays for the course",
        "Purchase order",
        "Are taxes included?",
        "Tax deductible",
        ...questionsIn(`my boss will cover it, what do we need | I need a bill for the accounting department |
          can you make it out to my company | does sales tax come on top | can I write it off |
          we only pay by invoice, thirty days | paper for the tax office |
          my firm reimburses me if I hand in a receipt | can my company be billed directly |
          and could my boss pay that for me? | our procurement needs a PO number on it |
          a proper bill with our company name | is VAT added to the price | tuition reimbursement |
          can I get an invoice | can my company pay for me | do you give a receipt |
          is tax included in the price | can I deduct the course from my taxes |
          do you send an invoice to my employer | can I pay through my company |
          my employer pays, how does that work | I need a receipt for my company | will I get a bill |
          is VAT included | can you invoice my company directly |
          how does it work if my boss pays | can you write an invoice to my firm |
          I need proof of payment | do you charge sales tax |
          does tax get added to the fee | send the bill to my boss | our firm wants to pay for one
          of us | can an employer enroll somebody and pay |
          our treasurer wants a form from you | our finance office must set you up as a vendor
          first | my chief pays if there is a proper document | a bill in the name of the firm for
          her class | can I put it on my tax return | where does our purchasing department turn to
          | do you charge VAT to people in Europe`),
        ...questionsIn(`book a place for a member of staff with the firm's card | the office pays, the employee attends
          | I enroll somebody else, who gets the link to the classes | buy a seat on behalf of an
          employee | can I as a manager order it for one of my people`),
        ...questionsIn(`
          my accountant asks for a document | who is the payer, me or the firm | tax number on
          the bill | we need it in the company's name | expense report | bookkeeping needs
          something from you | can the school district pay`),
      ],
      text: `The site does not say how invoices, taxes or a payment by your employer are handled. The trainings team can tell you: ${trainings}.`,
    },
    {
      questions: [
        "What do I need for the classes?",
        "Do I need a laptop?",
        "Do you lend laptops?",
        "Which computer or equipment do I need?",
        "What are the technical requirements?",
        "Is a tablet or a phone enough?",
        "Mac or Windows",
        "Which microphone?",
        ...questionsIn(`my laptop is 8 years old, will that do | can I follow on my phone in the train |
          which hardware must I buy | is a Chromebook ok | do I need a headset |
          how fast must my internet be | I only have an iPad | do I have to install anything |
          what accounts do I have to open before we begin | our wifi at home is slow |
          do I need a strong graphics card | what should be on my desk for the first lesson |
          and what equipment would I need? | can I use the computer at the library | does it run on Linux |
          what equipment do I need | what are the system requirements | do I need a good computer |
          can I use a tablet | can I join from my phone | is a Mac fine | do I need to install software |
          what do I need to take part | do I need a microphone | which accounts do I need |
          is my old laptop enough | what do I have to install | do I need a webcam or a microphone |
          can I do it on my phone | what kind of internet do I need | do I need special software |
          which devices work | what must my computer be able to do |
          do I need to buy anything before the first class | will a cheap laptop do |
          is a microphone a must | is a cheap Chromebook good enough | do I need an expensive
          machine | must I have a headset with a microphone |
          my computer is from 2015 | what must stand on my table at a quarter to eight | do I have
          to speak, so is a mic needed | what do I prepare before the first evening | must I buy
          gadgets | which device would my grandfather need | and the internet at home |
        is a Chromebook fine for n8n | which device for the no code lessons | does any browser do |
        my computer is ten years old, fine for agents?`),
        ...questionsIn(`
          is a ten year old MacBook with Chrome alright | I use Firefox, does it work | old iMac
          and a cheap mic | would a second-hand notebook be fine | just a browser? | which
          version of the browser | so a mic is needed?`),
        ...questionsIn(`
          what do I put on my desk for it | our old desktop in the kitchen, enough? | only a
          phone and a tablet in the house | is satellite internet ok | before lesson one, what
          do I set up | do I download programs | headphones`),
      ],
      text: "For the No Code Agentic AI Course you need a computer with a current browser, a microphone and a stable internet connection, your own accounts with the tools used in class, such as n8n and Lovable, and time between classes for the projects.",
    },
    {
      questions: [
        "Must my camera be on?",
        "Camera",
        "Can I keep my camera off?",
        "Will I be seen in the recordings?",
        "Do I have to speak in class?",
        ...questionsIn(`I don't like to be filmed | will everybody see my messy kitchen | I'm shy, can I just listen |
          do others see my face | webcam | can I stay invisible | are my comments in the chat recorded |
          does my voice end up in the videos | I have no webcam | do I need to show myself on video |
          and do I have to show my face? | privacy during the class, who sees me |
          I'd rather stay muted with video off | what gets recorded of me |
          do I have to turn on my camera | is the camera required | will I be visible to others |
          am I recorded in class | do I have to talk in class | can I attend without a camera |
          do I have to show my face | are participants recorded | can I leave my video off |
          may I record the session for myself | can I take screenshots of the slides |
          do people see me | can I stay off camera | is it ok if I record it |
          do you film the participants |
          will I be on the tape | I do not want my face in the video |
        may I object to being recorded | I do not want to be heard on a video later | can I say no
        to the recording | my voice must not be on tape | is it all right to stay invisible | do I
        appear on the video for the others | refuse to be filmed`),
        "Can I film it myself?",
        "May I record the class?",
        "Screen recording",
        "Make recordings of my own",
        "Take screenshots in class",
        ...questionsIn(`can I record my screen while you teach | I want to tape the lesson for myself |
          is it ok to make a video with my phone | may I take pictures of the screen |
          I use a tool that records meetings and transcribes, is that fine |
          can I let my own AI notetaker join | making my own copy of a lesson | OBS |
          would it be ok to audio record for personal use | and may I tape that? |
          I forget fast so I would like to capture the session | record with my own software |
          can I record the classes myself | am I allowed to record the lessons | may I take screenshots |
          can I make my own recordings | is screen recording allowed |
          capture my screen during a lesson for private use |
          do the others look into my living room | I sit there in pajamas, is that visible | who
          sees the films of the lessons later | must everyone see me | is my voice on tape | may I
          keep quiet and unseen | and the microphone | can I copy the lesson with my phone |
          do I have to be on screen | seen by strangers | no video of me
          please`),
        ...questionsIn(`
          I sit in bed with a cold, do you see me | hijab or not, am I on screen | I record
          everything for my memory, ok? | dictaphone running during class | who watches me | may
          I film the teacher | camera shy`),
      ],
      text: "You may keep your camera off. We may record classes, including what participants say, show on screen or write in the class chat; by joining a class you agree to that. You may not make recordings of your own, and those that we share with a cohort are meant for its study.",
    },
    {
      questions: [
        "Can I share my access with a friend?",
        "Can two of us use one place?",
        "Share one seat with my brother",
        "Can I pass on my login?",
        "Can I transfer my place to someone else?",
        "Can my colleague come instead of me?",
        "Can I give my link to somebody?",
        ...questionsIn(`my wife and I would like to attend together on one ticket |
          my sister wants to peek in, can I send her the link |
          can we split one enrollment between two people | I can't come, may my cousin sit in for me |
          one account for our whole office | can I sell my spot to somebody |
          two people in front of one screen | may I hand my place over to a coworker | lend my password |
          and can somebody else use it in my place? | can I take a friend along to a class |
          my husband wants to join instead of me now |
          can I share my account | can two people use one enrollment | can somebody else take my place |
          can I give my place to a colleague | can I share the class link |
          can my friend join with my login | is my enrollment transferable |
          can my wife watch too | can I send the link to a friend | can we buy one place for two people |
          can my coworker go in my place | may I sell my place |
          may two of us use the same access | can I hand over my place |
          could my brother log in with my account | can I pass the seat on to someone |
          may my child watch next to me | my boy attends and I would like to look on | two siblings
          with one login | give a class as a birthday gift | my friend takes over my spot when I am
          ill | my neighbor wants to come along to a class
          | can another person log in on the evenings when I am away | can I hand the class link to
          a friend for a day |
          a friend beside me on the sofa | one fee for a couple | my roommate is interested as
          well, may he look on | one seat for the entire family | may I bring my partner along | a
          cousin wants to peek | and when I am ill, may my sister sit in`),
        ...questionsIn(`my sister and I on one fee | pay for one, watch as two | we live together and would sit at the
          same laptop | is one enrollment enough for a couple of friends | split the price and share the
          login`),
        ...questionsIn(`
          two secretaries taking turns with one login | our two assistants come alternately |
          one ticket for two ladies from the office | they alternate, one on Monday, the other
          on Tuesday | we buy one and rotate | a shared account for the front desk | pay once
          and send whoever has time`),
        ...questionsIn(`
          my twin would use it on other days | we are a couple at one laptop | the seat is mine
          but my colleague is keener | I lend him my link once | substitute for one evening |
          can two pairs of eyes watch`),
      ],
      text: "Your place is personal: you may not pass on the link to a class or share your access with anyone else. The materials are for your own learning and work, and may not be published or shared outside your cohort.",
    },
    {
      questions: [
        "Am I allowed to teach others from the slides?",
        "Can I share the course materials?",
        "Can I use the materials at work?",
        "Sell the materials",
        "Publish the slides",
        "Use the slides for my own course",
        "Who owns the course materials?",
        ...questionsIn(`I'm a teacher and would show your material to my pupils | can I post the handouts on my blog |
          may I show the slides to my team at the office | I want to build my own workshop out of it |
          is it ok to put the documents on our intranet | copyright of the handouts |
          can I upload the videos to YouTube |
          may I forward the PDFs to people who were not in the class |
          can I use what you gave us in my daily job | and may I pass the slides on? |
          can I translate the materials and sell them | reuse of your course documents |
          can I use the slides for my own training | may I share the materials with colleagues |
          can I publish the course materials | may I use the materials in my company |
          can I resell the course content | who has the copyright of the materials |
          can I teach with your materials |
          can I show the slides at work | may I put the materials online |
          can I give the documents to my team | can I use them in my own workshop |
          can I reuse the slides | may I give the handouts to others | am I allowed to post the material |
          can my company use your materials for training |
          could I hold a class at the library with your exercises | upload the handouts to my
          channel | teach my pupils with what I got from you |
          may I quote a page of yours in a magazine | who has the rights in the slides | can I
          print your exercises for my class of pupils | I would like to put a slide into my talk |
          and the handouts, whose are they | may I copy parts of it for my firm |
        I am a teacher at a school and want to hold your lessons there | may I give a class of my
        own with your slides afterwards | hold a workshop at my company with your material | pass my
        knowledge on with your exercises | I lecture and would like to reuse the slides | may the
        workflow files be used at my workplace | use the templates in my daily job, is that covered
        | apply your files at work`),
        ...questionsIn(`I work at a school and want to give your exercises to my class | vocational teacher, may my
          students get your handouts | use the tasks in my own lessons | would it be fine to train
          apprentices with your workbook | bring the exercises to my evening class`),
        ...questionsIn(`
            may I show the slides to my class | I teach at a school and want to use your slides | use the
            course slides with my pupils | could a teacher reuse your material in lessons | present your
            slides at my school | hand the course slides to my students`),
        ...questionsIn(`
          lunch talk at work with your slides | a colleague wants a copy of my handouts | I run
          a meetup and would show them | may my club have the exercises | put the workflow files
          on GitHub | for my apprentices | use it Monday in the office?`),
      ],
      text: "The materials remain our property or that of those who license them to us. You may use them for learning and in your own work. Without our written consent you may not sell, publish or share them outside your cohort, teach from them or use them to prepare another course.",
    },
    {
      questions: [
        "Can I keep what I build in the course?",
        "The agents that I made, are those mine?",
        "Who owns my project from the course?",
        "Is my work mine?",
        "Can I sell the agent that I build?",
        ...questionsIn(`my workflow from class, does it belong to you |
          may I earn money with what I made during the lessons | do you take rights in my project |
          can I use my prototype in my own business | will you show my project to other people |
          I have a startup idea, will you steal it if I build it in class |
          whose property is the thing I made | may I put my project in my portfolio |
          and does what I make belong to me? | can my employer use the agent I create there |
          can I sell my demo day prototype to a client | will my work be published on your site |
          who owns what I build in the course | does my project belong to me |
          can I use my project commercially | can I sell what I make in the course |
          is my agent mine after the course | will you use my project | do I keep the rights to my work |
          is it mine or yours | who owns the things I make | can my company use what I build in class |
          do you get rights to my project | can I make money with my project |
          is my work my own | can I use it in my business afterwards | do I own my agent |
          who has the rights to my project |
          what I made stays my property, right | am I the owner of the things from class |
          whose are the flows that I draw in class | do you take over the things that participants
          make | may I bring it to my company and use it there | and the agent itself, whose is it
          | is my idea safe with you | are the results mine |
          ownership of workflows | rights in what participants produce |
        who gets to see what I build | will outsiders see the flows of our company | is my work
        shown around | does anybody besides the class look at my project | are the results that a
        participant makes kept within the group`),
        ...questionsIn(`
          my bot earns a fortune, do you want a share | do you take a cut of what my agent earns
          | royalties on what I made in class | I get rich with it, must I pay you | a
          percentage of it for the school | a part of my profit for you? | your claim on my
          invention`),
        ...questionsIn(`
          the bot from class goes live in my shop, any objection | license fee for what I made
          there? | does my employer or you own it | may I sell copies of my prototype | you do
          not show it around, do you | my idea stays secret?`),
      ],
      text: "What you build in the No Code Agentic AI Course is yours. We show it to people outside your cohort only if you agree.",
    },
    {
      questions: [
        "How old do I have to be?",
        "Is there a minimum age?",
        "Can my child take the course?",
        "My son is 16, is he allowed?",
        "My daughter is in high school",
        "What is the age limit?",
        "Who signs for a minor? Do I sign?",
        "Can my kid join?",
        ...questionsIn(`I'm 15 and want to join | is that something for teenagers |
          my boy is crazy about computers but still at school, could he come | do you accept minors |
          must I be 18 | can a parent give permission | are kids allowed |
          my granddaughter is seventeen, would you take her |
          who is liable for the fee if she is under age | and so who signs it for him? | adults only? |
          youngest age you accept | can I enroll my twelve year old | do I have to sign as a mother |
          I am still in school, may I register by myself |
          what is the minimum age for the course | can teenagers join | can my son take the course |
          can a 16 year old enroll | is the course for children | do I have to be 18 to enroll |
          can I sign up my daughter | do parents have to sign |
          is 16 too young | can my teenager do it | do you take people under 18 |
          do I need my parents to sign | is there an upper age limit |
          is there an age requirement | can someone under age take it |
          my daughter is fifteen, can she join | can retired people join |
          who has to pay for a participant who is not of age | my girl is 17 and loves computers, is
          she allowed | do parents owe the fee | does a mother or father have to accept the contract
          | is it me as a father who signs | we have a gifted thirteen year old | high school kids
          welcome? | legal guardian | is there something for small children |
          who is responsible for the bill of a minor | is a fifteen year old programmer welcome | my
          boy makes bots at home and is 14, could he take part | does the mother pay or the boy |
          twelve, thirteen, fourteen: too young? |
          my grandchild wants to join, who gives the permission |
          which step do my parents have to take | I go to tenth grade, will you take me | does my
          dad have to tick the box | is fourteen too young for agents | we are both seventeen, who
          accepts for us | my parents are fine with it, what now | a grandfather of eighty, is he
          too old | still a minor | my mom allows it | under eighteen and alone | my parents
          say yes, and what now | in ninth grade |
        my sons are under age, what do we parents have to do | we teach our children at home and
        would like to use your course | home education of teenagers | what is needed from the
        parents of a young participant | two brothers of twelve and fourteen | she is still at
        school, would you let her in`),
        ...questionsIn(`
            my son is seventeen, may he take it | is a teenager too young for the class |
            something for a clever child | my daughter is still at school, can she enroll |
            a ten year old who loves computers | courses for kids`),
        ...questionsIn(`
            who pays when I am a minor | am I liable for the fee at fifteen | can I sign the contract myself |
            is my signature enough if I am not of age | my father signs, does he pay as well`),
        ...questionsIn(`
            I am sixteen, may I take the agent course | seventeen and keen, can I take part | my age is 15,
            is that allowed | too young at 16? | still in high school, may I enroll in the agents one | can
            a minor join the class`),
        ...questionsIn(`
          our gifted girl is in eighth grade | he turns eighteen in December | do both parents sign | mom
          here, can he start at fifteen | the boy pays from his savings, is that valid | age check | teenager
          okay yes or no | sixteen, and into the engineer thing | yo, I am fifteen | am I old enough for AI
          engineering | sixty-seven and curious | teen here | need mom and dad to say yes? | does my kid need
          us to agree | can a schoolboy take the machine learning one`),
      ],
      text: "You must be old enough to enter into a contract where you live. If you are not, a parent or legal guardian accepts the agreement for you and is responsible for the fee.",
    },
    {
      questions: [
        "Where can I read the agreement?",
        "What are the terms of the course?",
        "Course terms and conditions",
        "Legal stuff of the course",
        "What do I agree to when I enroll?",
        "Training agreement",
        "Contract",
        "Small print",
        "Before I click I agree",
        ...questionsIn(`show me the fine print | I want to see what I sign before I pay |
          what's in that contract I have to tick | my lawyer would like to read the conditions first |
          link to the agreement | where are your rules written down | what am I signing up to legally |
          conditions of enrollment | and where does it say that? | is there any catch in the contract |
          I never accept anything unread, where's the text | what does the agreement cover |
          the document that I accept at checkout |
          where are the terms of the course | what does the agreement say | can I see the contract |
          what am I agreeing to | where do I find the conditions for enrollment |
          is there a contract for the course |
          where is the contract I accept | can I read the terms before I pay | what is in the fine print |
          is the agreement on the website |
          where can I see what I sign | show me the agreement | which conditions apply to the course |
          the legal text please, before I decide |
          where is leaving early regulated | I want to go through the conditions with my lawyer |
          where do I find the rules on paper | what have I signed there | show me the paragraph
          about recordings | and where are the conditions`),
        ...questionsIn(`
          legal wants to read everything beforehand | rules, where are they | is there a
          document behind that tick box | the conditions as a page | before my wife signs she
          wants to read it | where are my duties written`),
      ],
      text: "The Live Online Training Program Agreement holds the terms of enrollment: plans and fees, classes, materials, certificate, refunds and installment plans.",
    },
    {
      questions: [
        "How do I accept the agreement?",
        "Do I have to sign the agreement by hand?",
        "What if you change the agreement?",
        "Which version of the agreement applies to me?",
        ...questionsIn(`is a click as good as a signature | do you need my signature on something | must I print and sign it |
          how is the contract concluded | do I send back a signed copy | is ticking the box binding |
          can you alter the conditions after I joined | what if there is a new version of the contract next year |
          do later changes count for me | are the rules the same until I finish | electronic signature |
          will the contract change while I am in the course | has the tick the force of law | does pressing I agree bind
          me | what counts as my signature |
          I ticked it without reading, does it count | am I bound once I have ticked it | is a
          click a contract | I agreed without thinking, what does it mean | is there something to
          print out | and is that legally valid |
          bound by a click | regret after clicking I agree | is the contract valid before I pay |
        and when you alter the contract while I am in the course | does a newer version count for me
        | you change the terms later, am I bound by that | which version applies to my group`),
        ...questionsIn(`I have paid, can the contract still be altered for me | a contract that I already accepted,
          does it stay as it was | do new rules touch those who are in | the conditions that I signed
          remain valid? | enrolled under the old text, what counts`),
        ...questionsIn(`is there something to sign before the class`),
        ...questionsIn(`does pressing that button count as signing | have I put my name under a contract by clicking |
          is the tick on the page like my signature | I only clicked, what did I commit myself to | what
          is the legal effect of I Agree`),
        ...questionsIn(`
          no pen needed? | I ticked it on my phone, valid? | new rules in the middle of my batch
          | do I get bound before paying | what did I just do by pressing that | must we send
          something signed by post`),
      ],
      text: "You accept the agreement by choosing a plan, ticking the box and pressing the button on its page, which has the effect of a signature. The version that you accept applies to your cohort; later versions apply only to later enrollments.",
    },
    {
      questions: [
        "The button of the agreement does not work",
        "I cannot press I Agree",
        "Why is the payment button gray?",
        "I cannot get past the agreement",
        ...questionsIn(`nothing happens when I click on continue | the button under the contract is disabled | I am stuck on the page with the terms | it does not let me go on to the payment |
          I agree and agree and it will not move | the page with the plans does not react | what is missing so that I can continue | I ticked the box and still cannot go on |
          my browser blocks scripts, how do I enroll | enroll without JavaScript | the last step of the enrollment hangs | the checkout does not open after I accept |
          can I enroll by email when the page is broken`),
        ...questionsIn(`
          stuck before the payment page | gray and dead, that button | office computer without
          JavaScript | clicked ten times, no reaction | I cannot get to the till`),
      ],
      text: `${agreement.acceptance.missingHints.both} Accepting on that page needs JavaScript. To enroll without it, write to ${trainings}, name your plan, and say that you agree to the agreement.`,
    },
    {
      questions: [
        "When is my place certain?",
        "Is my place reserved now?",
        "Am I enrolled?",
        "What happens after I send the enrollment request?",
        "What comes after the checkout?",
        ...questionsIn(`do I have my seat now or not | I pressed the button, am I in | from when on is the spot mine | is it fixed that I take part |
          I sent the request, what comes next | do I have to pay before the seat counts | when do you confirm my spot | can somebody still take my seat away |
          does the request already count as enrolled | how do I know that I am really in | when is it official that I am a participant | do I get a confirmation |
          I filled in the request, do I have the spot | is my chair safe | does the form give me a
          place |
          could someone take my seat before I have paid | I agreed but no money has flowed yet, am
          I in | from which moment can nobody take it from me | what secures the seat | and is the
          seat mine now | I have not paid a thing so far, what is my status | first come, first
          served? | hold my seat until payday |
        how do I get into the online room | who sends me the link to the lessons | where do I find
        the address of the meeting | by which way does the invitation come | to which mailbox does
        the access go | how will I receive the link for the first evening`),
        ...questionsIn(`at what moment is the money asked for | and when does the money change hands | when will I hear
          how to pay | who tells me how the fee is paid | you take nothing now, so when | what do you
          write to me after the request | the payment itself, when does it come`),
        ...questionsIn(`
          sent it in, and now I wait for what | can I tell my boss that I have it | who sends
          the way into the online room | is a half payment enough to hold it | seat fixed or not`),
      ],
      text: "In the No Code Agentic AI Course your place is reserved once the fee, or the first installment, has reached us; the link to the classes goes to the email address that you enrolled with. A request at the sandbox checkout takes no payment and does not yet secure a place: the trainings team writes to you and explains how to pay.",
    },
    {
      questions: [
        "Why is it called a sandbox checkout?",
        "Sandbox checkout",
        "Is the checkout real?",
        "Why can I not pay on the website?",
        ...questionsIn(`your payment page says sandbox, what does that mean | is this a scam page | it does not ask for my card, is that right |
          the checkout takes no money | charged today zero dollars, why | I cannot enter a card anywhere | is your shop only a test |
          where is the payment form | no card field on the payment page | is the order page a fake | the page says that no payment is taken |
          does your website really take my money | nothing is taken today, is that right | why
          does the order page want no card | what happens to my money on that page | is it a trial
          page`),
        ...questionsIn(`
          is that a toy page | looks unfinished, your payment | zero charged, did it work |
          nowhere to put my Visa | test mode?`),
      ],
      text: "A sandbox checkout takes no payment and asks for no card details: card payment is not connected on this website where you see it. You leave your name and email address, and the trainings team writes to you and explains how to pay; until the fee has arrived, no place is secured.",
    },
    {
      questions: [
        "What does the checkout ask me for?",
        "Which details do I enter when I enroll?",
        ...questionsIn(`do you need my address to enroll | social security number at the checkout | is a phone number required for the enrollment |
          which fields are in the enrollment form | what do I have to fill in to take part | which information is needed to book a seat |
          do you want my birth date | what must I tell you about me to sign up | must I give a card number at the checkout | only name and mail?`),
        ...questionsIn(`
          do I need my passport number for it | how much do I have to reveal to order | which
          boxes are there to fill | does my phone have to be in there`),
      ],
      text: "The sandbox checkout asks for your name and your email address, and a promotion code if you have one; it asks for no card details and takes no payment. By sending the request you confirm that you accept the agreement.",
    },
    {
      questions: [
        "What if you move the start date?",
        "The date that I registered for has been moved",
        ...questionsIn(`you postpone the first day and I have made plans | can the beginning be shifted after I booked | I took vacation for it and now you change the date |
          how do I learn that the start is another day | what if the new date does not suit me | you changed the day of the webinar |
          is the first evening fixed or might it slip | another start than announced, what then | who tells me about a new starting day`),
        ...questionsIn(`
          I booked a sitter for that day and you shift it | the first evening slides by a week,
          must I accept | is the day carved in stone | new day does not suit`),
      ],
      text: "If we move a date, whoever takes part in it is told by email, with the new times for the calendar. If you cannot take part then, please reply to that mail. If your cohort is not held at all, you choose between a place in a later one and a refund of what you paid.",
    },
    {
      questions: [
        "Which version of the agreement is current?",
        ...questionsIn(`date of the training agreement | of what day is the course contract | how old is the agreement of the course |
          newest edition of the enrollment terms | when was the course agreement last changed | version number of the contract for the class`),
        ...questionsIn(`
          is that contract text the newest | printed it in summer, still right? | date on the
          contract`),
      ],
      text: (dates) =>
        `The Live Online Training Program Agreement is at present the version of ${agreementVersion(dates)}. The version that you accept applies to your cohort.`,
    },
    {
      questions: [
        "Are you liable for what my agent does?",
        "Liability for the course",
        "Who pays if my agent causes damage?",
        "Do you promise a result?",
        ...questionsIn(`what I built in your class broke my web shop, do you pay for it | do you take responsibility for damage |
          I lost customers because of my workflow from the course | can I hold you responsible | lost profit, will you pay |
          are you insured if something goes wrong with what I learned | what are you responsible for under the contract |
          do you guarantee that I will earn more | will the course bring me clients for sure | limit of your liability in the course |
          my bot deletes all orders, whose fault is it | do you stand in for losses | what if the
          workflow from class ruins a customer | does your guarantee cover results | up to which
          sum are you responsible`),
        ...questionsIn(`what I learned with you ruined a customer's data | are you on the hook when my automation
          deletes records | a client sues me over something I made in your class | how far does your
          responsibility for the course go | damage at my customer's after the training | up to what
          amount do you answer for the class`),
        ...questionsIn(`
          my workflow wiped the shop's orders, who pays | promise me that it pays off | do you
          cover losses of my clients | what if it gives wrong advice to a patient | return on
          the fee, guaranteed?`),
      ],
      text: "To the extent that the law allows, we are not liable for indirect or consequential loss, such as lost profit and lost data, and our total liability under the agreement is limited to what you paid for the course in the 12 months before the claim. We do not promise a job, a client, an income or a particular business result.",
    },
    {
      questions: [
        "Which law applies to the agreement?",
        "Governing law of the course agreement",
        "Where would a dispute about the course go to court?",
        ...questionsIn(`I live in Germany, whose law counts for the course contract | which court is it if we argue about the fee |
          state law of the training contract | under which rules is the agreement made | jurisdiction of the course agreement |
          where would we meet in court | a quarrel about the contract, which judge | we disagree
          about the fee, where do I sue | is it the law of my country or of yours | venue for a
          lawsuit about the class`),
        ...questionsIn(`
          I sit in Ontario, which courts for the class | we would fight about the fee where |
          law of which state for the contract`),
      ],
      text: "The laws of the State of Texas govern the agreement of the No Code Agentic AI Course. Disputes that we cannot settle with you directly go to the courts named in our Terms of Service.",
    },
    {
      questions: [
        "How is the refund calculated?",
        "75% of which amount?",
        "How many dollars would I get back?",
        ...questionsIn(`is the refund reckoned from the price with or without the promo | I paid the reduced price, how much comes back |
          what sum is the percentage taken from | does the coupon make my refund smaller | refund after a discount |
          three quarters of the list price or of what I paid | how do you work out the refund |
          work out for me what I get back with the early code | I paid 899, what would be returned
          | how many dollars do you keep | my refund in dollars | I took the dearer one with a
          rebate, how much comes back | three quarters of 999 or of less`),
        ...questionsIn(`
          I paid 699, what is three quarters for you | in my case with the coupon, how much
          returns | do you deduct from the list price`),
      ],
      text: "The refund of the No Code Agentic AI Course is 75% of the fee paid in full, which is the price of your plan less any promotional discount.",
    },
    {
      questions: [
        "What do you do with my data when I enroll?",
        "Which data do you need for my enrollment?",
        "Personal data of participants",
        ...questionsIn(`what do you keep about people who take the course | is my name safe when I enroll | do you hand my enrollment data to others |
          what information about me do you use to run the course | do you store my grades | why do you need my email for the course |
          do you tell my company how I did | who learns about my marks | are results passed on to
          my firm | what do you store about a participant | is my grade a secret | and what do you
          do with my name`),
        ...questionsIn(`who sees the grades | are my marks visible to others in the course`),
        ...questionsIn(`
          who learns that I take part | grades, who is told | does my boss see my score | what
          is in my participant file | my son's name, who gets it when he enrolls`),
      ],
      text: `To run the course we use your name, your email address, your plan, your acceptance of the agreement, and your grades. The Privacy Policy says how we handle personal data and which rights you have: ${urls.privacyPolicy.path}.`,
    },
    {
      questions: [
        "What if somebody disturbs the class?",
        "Can I be excluded?",
        "Rules of conduct",
        "May I use ChatGPT for the homework?",
        "Copy from others",
        ...questionsIn(`can you throw me out | another participant is rude to me |
          am I allowed to let an AI do my assignments |
          is it cheating when I take code from the internet | what behavior do you expect |
          code of conduct | a guy keeps interrupting, what do you do about that |
          somebody insulted me during the lesson | may we work together and hand in the same thing |
          if I get kicked out, what about my fee | and what gets somebody thrown out? | plagiarism |
          are there house rules | can I tell others what people said in class |
          can I be removed from the course | what are the rules in class | can I use AI for my homework |
          is it allowed to copy | what happens if somebody behaves badly | what if I break the rules |
          is using ChatGPT in homework allowed | what gets me kicked out | how should I behave in class |
          are there consequences for cheating |
          thrown out, and is the fee returned then | could you expel somebody | does somebody who is
          excluded get money back | for what reasons may you ban me |
          what must I not do in class | may I promote my shop to the others | a drunk participant
          shouts, what happens | I copied a workflow from a forum, is that ok | can you ban me |
          is my fee gone when I am thrown out |
        may a friend do the homework for me | my brother would hand in the last project in my name |
        is it allowed that someone else makes my project | what happens to cheaters | you find out
        that the work is not mine, what then | copy a solution from the internet and hand it in |
        caught copying, am I thrown out | does ChatGPT count as somebody else's work | the rules of
        behavior in class`),
        ...questionsIn(`
          a guy sells his stuff in the class chat | someone makes jokes about my accent | may I
          let the bot write my project | two friends, one solution | what gets one banned | is
          gossip from class allowed outside`),
      ],
      text: "You agree to treat others with respect, to hand in work of your own and name what you took from elsewhere, and to keep confidences. We may warn or exclude anyone who breaks the rules; exclusion for a serious or repeated breach does not extend the right to a refund.",
    },
    {
      questions: [
        "I paid and got no confirmation",
        "My payment failed",
        "I was charged twice",
        "Problem with my enrollment",
        "The webinar link never came",
        "I registered and nothing came",
        "Did you get my registration?",
        "I did not receive an email from you",
        "Nobody answers me",
        "No answer for days",
        ...questionsIn(`the money is gone from my account and I heard nothing |
          my card was declined but I need to get in | you took the money two times |
          did my sign-up go through | I'm waiting for your mail since Monday |
          no link in my inbox and it begins in an hour | checked spam, still nothing from you |
          I wrote to you last week and nobody replied | am I on the list |
          can you check if my payment arrived | double charge on my credit card |
          where is my confirmation | I think my registration got lost | nobody calls me back |
          I typed the wrong email when I registered |
          I have not received a confirmation | my payment did not go through | I paid twice |
          I did not get an email after registering | did my payment arrive |
          I registered for the webinar but got no link | I wrote to you and got no answer |
          nobody has replied to my message | is my registration confirmed |
          I am still waiting for a reply | there is a problem with my payment |
          I was charged but cannot get in | I emailed you last week and heard nothing |
          nobody answered my email | I sent a message two weeks ago and got no reply |
          I still have no link | the payment went through but nothing came | did you receive my money |
          nothing arrived in my inbox | I have been waiting for an answer for days |
          I have heard nothing since I signed up | why did I not get an email |
          I cannot find my confirmation | my message was never answered | I paid but do not have access |
          I am waiting for my link |
          I sent the enrollment form days ago and there is silence | nobody wrote back after I
          enrolled | I clicked the wrong plan and want it corrected | my address in the form has a
          typo | I passed but no certificate came | my score was well above 80 and I still have
          nothing | where do I get the class link that was promised | it starts today and I cannot
          get in | how can I correct my enrollment | this is taking far too long | you owe me my
          certificate | I need my data changed after enrolling |
          after I signed up no mail arrived | nothing has reached me since I enrolled | I heard
          nothing since Monday | where is your reply to my form | I am still waiting for word from
          you |
          your trainings team does not react | it begins tonight and I have no link | I cannot get
          in although I paid | I sent the form and that was it | who finds my registration |
          nobody told me whether I am in | my name is misspelled in your list`),
        ...questionsIn(`
            whom do I yell at about my money | who is in charge of a refund that never came | to whom do I
            complain about the payment | who hears my complaint about the refund | where do I shout for my
            money`),
        ...questionsIn(`
          money gone, silence | our payment of last week, did it land | my inbox stays empty
          since I signed up | it begins in ten minutes, where is the link | why does nobody
          react | you have my fee and I have nothing`),
      ],
      text: `We are sorry for the trouble. From here I cannot see registrations or payments: write to ${trainings} with the name and address that you used, or call ${site.phone}.`,
      person: true,
    },
  ] satisfies Omit<DirectAnswer, "href">[]
).map((answer) => ({ ...answer, href }));
