/* SPDX-License-Identifier: Apache-2.0 */

/* What is tried to show a known deviation: a test on a JVM with arguments. */
#ifndef ASSAY_EXPORT_REPRODUCE_PLAN_H
#define ASSAY_EXPORT_REPRODUCE_PLAN_H

#include "base/home.h"
#include "base/text.h"
#include "judge/known.h"
#include "launch/launch.h"
#include "vm/vm_find.h"

struct attempt {
    const char *test;          /* of a pin */
    char *jdk;                 /* as for --jdk */
    char *version;             /* of the JVM */
    struct strings *arguments; /* of the plan */
};

struct attempts {
    struct strings *arguments; /* the sets of arguments that are tried */
    size_t argument_count;
    struct attempt *items; /* in the order in which they are tried */
    size_t count;
};

/* The JVMs, each questioned once with each set of arguments. */
struct reproduce_vms;

/* Server VMs first, the newest first. */
struct reproduce_vms *reproduce_vms_open(const struct vm_places *places, const struct home *home,
                                         struct launcher *launcher);
void reproduce_vms_close(struct reproduce_vms *vms);
size_t reproduce_vms_count(const struct reproduce_vms *vms);

/* What to try for a cause of the known deviations, which must outlive it. */
void attempts_make(struct attempts *attempts, const struct known *known,
                   const struct known_cause *cause, struct reproduce_vms *vms);
void attempts_free(struct attempts *attempts);

#endif
