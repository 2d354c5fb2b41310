/* SPDX-License-Identifier: Apache-2.0 */

/* agents/support/conditions.h for functions that need can_support_virtual_threads. */
#ifndef ASSAY_VIRTUAL_THREAD_CONDITIONS_H
#define ASSAY_VIRTUAL_THREAD_CONDITIONS_H

#include "../support/conditions.h"
#include "virtual.h"

#define VIRTUAL_CONDITIONS(FUNCTION)                                                               \
    static const char *condition_function = FUNCTION;                                              \
    static void (*const condition_further)(JNIEnv *) = condition_nothing;                          \
    VIRTUAL_TEST(.target = "assay.Subjects", .load = condition_load, .start = condition_start,     \
                 .probe = condition_probe, .unload = condition_unload,                             \
                 .needs = {.can_suspend = 1},                                                      \
                 .cases = LIST("unattached-thread", "disposed-environment", "load", "start",       \
                               "unload", "without-capability", "relinquished-capability", "live"))

#endif
