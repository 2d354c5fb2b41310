/* SPDX-License-Identifier: Apache-2.0 */

/* The JVMs that run tests: which of their files have changed or are missing, and where links to them lead. */
#ifndef ASSAY_WATCH_WATCHED_VMS_H
#define ASSAY_WATCH_WATCHED_VMS_H

#include <stdbool.h>

#include "base/text.h"
#include "vm/vm_find.h"
#include "watch/changes.h"
#include "watch/ledger.h"

struct watched_vm {
    struct strings files;
    char *libjvm; /* as the JVM said; or NULL */
    bool changed; /* one of the files, since the JVM was found */
    bool failed;  /* could not be tested in this round */
};

struct watched_vms {
    struct vm_places *places;    /* kept up to date */
    const struct strings *names; /* what the user has called them, if anything */
    struct changes *changes;
    struct watched_vm *items; /* by place */
};

/* From here on all are watched. Returns 0, or -1 after a message. */
int watched_vms_open(struct watched_vms *vms, struct vm_places *places, const struct strings *names,
                     struct changes *changes);
void watched_vms_close(struct watched_vms *vms);

/* The JVM has been started, and has that library, if there is a file of that name. */
void watched_vms_answer(struct watched_vms *vms, size_t place, const char *libjvm);

/* One of the JVM's files that is not there; or NULL. A link that leads to another JVM now is followed. */
const char *watched_vms_missing(struct watched_vms *vms, size_t place);

/* Finds those again of which a file has changed and none is missing. */
void watched_vms_find_again(struct watched_vms *vms);

bool watched_vms_have(const struct watched_vms *vms, const char *path);

/* Whether the path is one of a JVM's files; then no result on that JVM holds any more. */
bool watched_vms_note(struct watched_vms *vms, const char *path, struct ledger *ledger);

/* Whether the JVM has changed, which was not taken yet. */
bool watched_vms_outdated(const struct watched_vms *vms, size_t place);

#endif
