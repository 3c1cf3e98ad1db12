-- To find someone's first answer, from which their lessons count.
CREATE INDEX actions_of_a_user ON actions (campaign, user, number);
