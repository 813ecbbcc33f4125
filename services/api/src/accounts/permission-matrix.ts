/**
 * Who may call what, written by hand and never derived from the contract: a test holds every operation against it, with a
 * real session of each role. The columns are anonymous, user, agent, editor, admin; `+` may, `-` may not (401 without a
 * session, 403 with one). An agent may look at the leads assigned to them alone; that is tested with the leads.
 */
export const callers = ['anonymous', 'user', 'agent', 'editor', 'admin'] as const;
export type Caller = (typeof callers)[number];

const everybody = '+ + + + +';
const staff = '- - + + +';
const editors = '- - - + +';
const agents = '- - + - +';
const admins = '- - - - +';

export const permissionMatrix: Readonly<Record<string, string>> = {
  // signing in, one's own account
  login: everybody,
  logout: everybody,
  getAuthUser: everybody,
  getSignInHint: everybody,
  askForPassword: everybody,
  readAccessLink: everybody,
  useAccessLink: everybody,
  changeCredentials: staff,
  listSessions: staff,
  endSession: staff,
  endOtherSessions: staff,

  // accounts, audit
  listUsers: admins,
  inviteUser: admins,
  updateUser: admins,
  withdrawInvitation: admins,
  makeAccessLink: admins,
  listAuditEntries: admins,

  // enquiries
  getCaptcha: everybody,
  createContact: everybody,
  createLead: everybody,
  sendChatMessage: everybody,
  listLeads: agents,
  listLeadIds: agents,
  exportLeads: agents,
  mailLead: agents,
  listPersonEnquiries: agents,
  exportPerson: admins,
  erasePerson: admins,
  listKeptMails: admins,
  openQueueBoard: admins,
  getKeptMail: admins,
  getLead: agents,
  getLeadTimeline: agents,
  updateLead: agents,
  deleteLead: admins,
  syncLead: agents,
  bulkSyncLeads: agents,
  bulkDeleteLeads: admins,
  listLeadAssignees: agents,
  getSpamStats: agents,

  // listings
  listProperties: everybody,
  listPropertiesByIds: everybody,
  listPropertyCategories: everybody,
  listSimilarProperties: everybody,
  getProperty: everybody,
  createProperty: editors,
  updateProperty: editors,
  replaceProperty: editors,
  deleteProperty: editors,
  listFeaturedProperties: everybody,
  listAdminProperties: staff,
  setPropertyFeatured: editors,
  generateRandomFeatured: editors,
  clearFeatured: editors,
  orderFeatured: editors,
  listAdminPropertyIds: staff,
  getAdminPropertySummary: staff,
  getAdminProperty: staff,
  exportProperties: staff,
  getPropertyHistory: editors,
  bulkUpdateProperties: editors,
  importProperties: editors,
  getImportProgress: editors,
  duplicateProperty: editors,
  restoreProperty: editors,
  releasePropertyField: editors,
  uploadMedia: editors,
  importMedia: editors,

  // team
  listAgents: everybody,
  getAgent: everybody,
  createAgent: editors,
  updateAgent: editors,
  replaceAgent: editors,
  deleteAgent: editors,

  // blog
  listBlogCategories: everybody,
  listBlogPosts: everybody,
  getBlogPost: everybody,
  getBlogPostBySlug: everybody,
  createBlogPost: editors,
  updateBlogPost: editors,
  deleteBlogPost: editors,
  listBlogPostIds: staff,
  exportBlogPosts: staff,
  bulkUpdateBlogPosts: editors,

  // social
  listSocialLinks: everybody,
  createSocialLink: editors,
  updateSocialLink: editors,
  orderSocialLinks: editors,
  deleteSocialLink: editors,
  listMetaTags: staff,
  saveMetaTag: editors,

  // dashboard, CRM
  getAdminStats: staff,
  searchForStaff: staff,
  getSeoReport: staff,
  startSeoScan: staff,
  getCrmStatus: staff,
  listDeliveries: staff,
  listReplayableDeliveryIds: admins,
  getSyncStatus: staff,
  listHeldBack: staff,
  listSyncRuns: staff,
  listCrmListings: staff,
  getLeadAnalytics: staff,
  getContract: staff,
  forceCrmRetry: admins,
  endCrmPause: admins,
  replayDeliveries: admins,
  startReconciliation: admins,
  listReconciliations: admins,
  getReconciliation: admins,
  resendMissing: admins,
  getCrmProvider: staff,
  testCrmConnection: admins,
  saveCrmCredentials: admins,
  decideFormerDeliveries: admins,
  decideUntoldListings: admins,
  getCrmTest: admins,
  setCrmFaults: admins,
  sendTestLeads: admins,
  removeTestLeads: admins,
  syncNow: editors,
  decideRemovals: editors,
  seedProperties: editors,

  // settings
  getSettings: admins,
  saveChatSettings: admins,
  testAssistant: admins,
  saveMarketingSettings: admins,
  saveSyncSchedule: admins,
};
