export const seoFindings = {
  issues: {
    page_status: { title: 'Pages that do not open', text: 'The sitemap names them, yet they answer with an error.' },
    noindex: {
      title: 'Pages closed to search engines',
      text: 'The sitemap names them, yet they ask not to be listed.',
    },
    canonical: {
      title: 'Wrong canonical address',
      text: 'A page must name its own address as the canonical one, or engines list another.',
    },
    hreflang_missing: {
      title: 'Missing hreflang',
      text: 'Without it engines do not know which language a page is for.',
    },
    hreflang_pair: {
      title: 'Languages that do not name each other',
      text: 'A page names its translation, which does not name it back. Engines then ignore both.',
    },
    language: { title: 'Wrong language or direction', text: 'The page declares another language than its address.' },
    viewport: { title: 'Not made for phones', text: 'Without a viewport phones show the page as on a large screen.' },
    broken_link: { title: 'Broken links', text: 'A link of the page leads nowhere.' },
    sitemap: { title: 'No sitemap', text: 'Engines find new listings later without it.' },
    robots: { title: 'No robots.txt', text: 'Engines do not know what they may read.' },
    title_missing: { title: 'Missing titles', text: 'The title is the first line of a search result.' },
    title_length: { title: 'Titles too short or too long', text: 'From 10 to 70 characters are shown in full.' },
    title_duplicate: { title: 'Same title on several pages', text: 'Nobody can tell the results apart.' },
    description_missing: { title: 'Missing descriptions', text: 'Engines then show whatever they find on the page.' },
    description_length: {
      title: 'Descriptions too short or too long',
      text: 'From 50 to 165 characters are shown in full.',
    },
    description_duplicate: { title: 'Same description on several pages', text: 'Nobody can tell the results apart.' },
    heading: { title: 'Not exactly one main heading', text: 'One heading says what the page is about.' },
    image_alt: {
      title: 'Pictures without alternative text',
      text: 'Engines and screen readers cannot tell what they show.',
    },
    arabic_missing: {
      title: 'Missing Arabic',
      text: 'The Arabic page shows English, because nobody has written the Arabic text.',
    },
    thin_text: { title: 'Very little text', text: 'With fewer than 60 words there is little to be found by.' },
    slow_page: {
      title: 'Slow pages',
      text: 'They took more than a second to answer, also when asked again alone. It depends on the machine and is in no score.',
    },
    heavy_page: { title: 'Heavy pages', text: 'Their text alone is more than 400 kB.' },
    not_compressed: { title: 'Pages sent without compression', text: 'They take longer to load than they need to.' },
    heavy_image: { title: 'Heavy pictures', text: 'A picture of more than 300 kB makes phones wait.' },
    image_broken: { title: 'Pictures that do not load', text: 'The page shows an empty place instead.' },
    image_size: { title: 'Pictures without a size', text: 'The page jumps while they load.' },
    structured_missing: { title: 'No structured data', text: 'Rich results need it.' },
    structured_unreadable: { title: 'Unreadable structured data', text: 'Engines ignore all of it.' },
    structured_incomplete: { title: 'Incomplete structured data', text: 'What engines ask for is missing.' },
    breadcrumbs: { title: 'No breadcrumbs', text: 'Results then show a bare address instead of the way.' },
    open_graph: { title: 'Incomplete share tags', text: 'A shared link shows no picture or the wrong words.' },
  },
  opportunities: {
    listings_arabic: {
      title: 'Write the missing Arabic of listings',
      text: 'Half of the visitors search in Arabic, and find what has an Arabic title and description.',
    },
    articles_translation: {
      title: 'Translate articles',
      text: 'An article in one language is found in that language only.',
    },
    listings_pictures: {
      title: 'Add pictures to listings',
      text: 'Listings with at least three pictures are opened more.',
    },
    listings_description: {
      title: 'Describe listings in more words',
      text: 'Long searches find descriptions of a few sentences.',
    },
    article_fresh: { title: 'Publish a new article', text: 'Nothing was published in the last 30 days.' },
    picture_texts: {
      title: 'Say what the pictures show',
      text: 'Texts in both languages bring visitors from image search.',
    },
    listings_place: { title: 'Place listings on the map', text: 'Coordinates let engines show them near a place.' },
    team_pictures: { title: 'Add photos of the team', text: 'Faces make the team page worth showing.' },
    social_profiles: {
      title: 'Link more profiles',
      text: 'Three or more profiles help engines recognise the agency.',
    },
    facebook_tag: {
      title: 'Verify the domain with Facebook',
      text: 'Shared links then carry the name of the agency, and nobody else can claim the domain.',
    },
  },
} as const;
