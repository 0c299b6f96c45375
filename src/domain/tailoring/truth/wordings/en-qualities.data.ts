/** English words for what something is like, and when and how often; see `wordings.ts`. */
export const qualityWordingsEn = `
digital electronic* computerised computerized online paperless
fragile delicate breakable
delicate fine sensitive
sturdy robust strong solid
weak frail infirm
frail elderly old
faulty defective broken damaged malfunctioning not_working
damaged broken defective torn
dirty soiled stained unclean
clean spotless hygienic tidy
untidy messy disorder*
empty vacant unoccupied
full complete whole
half-full partial part
wet damp moist
dry arid
icy frost* frosty ice freezing_weather winter_weather snow
cold chilly cool chilled
hot heated warm
heavy weighty bulky
bulky oversized large
light lightweight
thick heavy dense
thin fine slim
sharp keen
blunt dull
smooth even flat
rough uneven coarse
noisy loud
quiet calm silent
calm quiet composed level-headed
anxious nervous worried scared frightened fearful uneasy apprehensive
worried concerned anxious
upset distressed tearful agitated
distressed upset in_distress agitated
angry irate upset annoyed furious
aggressive violent hostile challenging
difficult challenging hard tricky demanding awkward
easy simple straightforward
complicated complex intricate
confused disoriented disorientated
forgetful dementia
lonely isolated alone
shy timid reserved
happy satisfied pleased content
unhappy dissatisfied
ill sick unwell poorly
injured hurt wounded
pregnant expectant expecting
newborn* new-born* neonat* baby babies
baby babies infant* newborn*
disabled with_disabilities disability disabilities
blind visually_impaired sight_loss partially_sighted
deaf hearing-impaired hearing_impaired hard_of_hearing hearing_loss
bedridden bedbound bed-bound
terminally_ill dying end-of-life end_of_life palliative
chronic long-term long-standing long_standing
acute sudden urgent
urgent pressing immediate rush emergency
elective planned non-urgent
inpatient* ward_patient* hospitalised hospitalized
outpatient* day_patient*
needy in_need disadvantaged deprived low-income
poor low-income deprived disadvantaged
unemployed jobless out_of_work jobseeker*
retired pensioner*
young junior youthful
elderly older aged senior_citizen* pensioner*
adult adults grown-up*
teenage teenaged adolescent*
foreign overseas international abroad
native local indigenous
local area nearby neighbourhood neighborhood surrounding
nearby neighbouring neighboring surrounding adjacent
neighbourhood* neighborhood* local_area district*
remote distant far-off
rural countryside
countryside rural_area*
urban city town inner-city
coastal seaside
outdoor outdoors outside open-air
indoor indoors inside
underground below_ground subterranean
overhead above_ground
upstairs upper_floor*
downstairs ground_floor
daytime day by_day
overnight night nights at_night night-time
nocturnal night night-time
early-morning early_morning
seasonal summer winter autumn spring
festive christmas holiday
bank_holiday* public_holiday*
working_day* workday* weekday*
weekend* < saturday* sunday*
rush_hour* peak peak_hour* peak_time* busy_time* busy_period* rush_period*
off-peak quiet_time* quiet_hour*
lunch_hour* lunch_break* midday lunchtime*
noon midday
dawn daybreak sunrise
dusk sunset nightfall
yearly annual annually once_a_year every_year each_year per_annum
twice-yearly half-yearly biannual twice_a_year every_six_months six-monthly
termly each_term every_term per_term
quarterly every_three_months three-monthly four_times_a_year
fortnightly every_two_weeks every_fortnight biweekly every_other_week
hourly every_hour each_hour
frequently often regularly many_times
rarely seldom
occasionally sometimes from_time_to_time now_and_then at_times
always every_time
immediately straight_away at_once instantly right_away without_delay
quickly fast rapidly speedily
slowly gradually
gradually step_by_step in_stages phase_by_phase
simultaneous at_the_same_time concurrent* in_parallel
in_advance beforehand ahead_of_time
ahead_of before prior_to
afterwards later subsequently
following after
in_time on_time punctual* on_schedule to_schedule by_the_deadline to_deadline
late delayed overdue behind_schedule
late-running delayed
early ahead_of_schedule
short-notice last-minute at_short_notice
one-off single
occasional sporadic ad-hoc ad_hoc
ad_hoc unplanned as_needed when_needed on_demand as_required
as_needed as_required where_necessary when_required if_necessary if_needed
bespoke made-to-measure made_to_measure custom-made custom_made made-to-order tailor-made custom custom-built purpose-made
made_to_order to_order on_commission commissioned on_request custom
handmade hand-made handcrafted hand-crafted by_hand
by_hand manual* manually handmade
homemade home-made house-made
ready-made off-the-shelf off_the_shelf
second-hand second_hand used pre-owned
brand-new new
vintage antique old
antique* period old
historic* heritage listed old
ancient old
modern contemporary up-to-date
up-to-date up_to_date current
outdated obsolete old out_of_date
obsolete outdated discontinued
temporary interim provisional short-term
permanent lasting fixed
temporary < seasonal
voluntary unpaid volunteer*
paid salaried
free free_of_charge at_no_cost complimentary no-cost
cheap inexpensive low-cost affordable
expensive costly high-cost
cost-effective economical economic
luxury high-end upmarket premium
popular well-liked
well-known famous
rare scarce unusual
unusual rare uncommon
common frequent usual widespread
standard usual normal
normal usual ordinary
suitable fitting appropriate right
unsuitable inappropriate wrong
wrong incorrect false
missing absent lost
lost missing misplaced mislaid
abandoned left_behind
stray homeless_animal* unowned
spare extra additional
surplus excess leftover left-over unsold
leftover* surplus remaining
remaining left outstanding
outstanding pending open unresolved
confidential private sensitive
private personal confidential
secret confidential
public community civic
communal shared common
shared common joint
independent privately_owned family-run family_run
family-run family_run family-owned family_business
state-run state_owned public-sector public_sector
private-sector private_sector
charitable non-profit not-for-profit nonprofit
colourful multi-coloured bright
bright vivid
dark unlit
transparent clear see-through
visible noticeable
poisonous toxic
hazardous dangerous harmful < toxic poisonous flammable corrosive explosive
dangerous unsafe risky
flammable inflammable combustible
waterproof watertight water-resistant
fireproof fire-resistant
organic natural
vegan plant-based
gluten-free gluten_free coeliac
raw uncooked
fresh freshly_made freshly_baked
frozen deep-frozen
ripe ready
rotten spoiled spoilt mouldy
stale old
mould* mold* mildew* fungus fungal
rust* corros* corroded
worn worn-out worn_out
uneaten leftover*
`
