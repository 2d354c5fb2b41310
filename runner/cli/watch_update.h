/* SPDX-License-Identifier: Apache-2.0 */

/* `assay run --watch`: what changes, and what is done about it before tests are run. */
#ifndef ASSAY_CLI_WATCH_UPDATE_H
#define ASSAY_CLI_WATCH_UPDATE_H

#include <time.h>

#include "cli/run_options.h"
#include "judge/suite.h"
#include "run/session.h"
#include "watch/changes.h"
#include "watch/classes.h"
#include "watch/dependencies.h"
#include "watch/ledger.h"
#include "watch/watched_vms.h"

struct watch {
    const struct run_options *options;
    struct suite *suite;
    struct watched_vms vms;
    struct session session;
    struct plan plan;
    struct changes *changes;
    struct dependencies *dependencies;
    struct ledger *ledger;
    char *tree;             /* the source tree; NULL for an installation */
    struct concern concern; /* of the changes that are not in a round yet */
    struct strings changed; /* their paths */
    bool due;               /* one of them is not of a JVM */
    size_t current;         /* the place of the JVM that runs tests */
    struct timespec built;  /* when the last build began */
    struct classes
        *classes;       /* as they were when the tests were run for which no change was found */
    const char *reason; /* why nothing was run, as a sentence; or NULL */
    int status;         /* of the last round */
};

/* What has happened since changes were taken last. */
enum since {
    SINCE_WAITING,     /* nothing was read meanwhile: only what is another file now matters */
    SINCE_BUILD,       /* what was built from may have been another file for a time */
    SINCE_BUILD_AGAIN, /* because of that: only what is another file matters */
    SINCE_RUN          /* anything may have been another file for a time */
};

/* Takes what has changed. */
void watch_take(struct watch *watch, enum since since);

/* The same, and waits until nothing is in the way of a round. False when interrupted. */
bool watch_wait_ready(struct watch *watch, enum since since);

/* Finds the tests that are selected now, and what they depend on; that of before stays when there are none. Returns 0, or
 * -1 after a message. */
int watch_find_tests(struct watch *watch);

/* Brings everything up to date. Returns 0; or -1 with the reason why nothing can be run, and tries again in the next
 * round. */
int watch_update(struct watch *watch);

#endif
