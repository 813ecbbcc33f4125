interface Question {
  question: string;
  answer: string;
}

/** Questions with their answers, word for word as the page shows them. */
export function faqPage(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
