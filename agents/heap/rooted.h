/* SPDX-License-Identifier: Apache-2.0 */

/* Whether the walks that begin at the roots report an object as a root, of whatever kind. */
#ifndef ASSAY_HEAP_ROOTED_H
#define ASSAY_HEAP_ROOTED_H

#include "heap.h"

enum { ROOTED_TAG = 1 };

static int root_reports;

HEAP_REFERENCE_CALLBACK(see_rooted)
{
    root_reports += *tag == ROOTED_TAG && referrer_tag == NULL;
    return JVMTI_VISIT_OBJECTS;
}

HEAP_ROOT_CALLBACK(see_old_root)
{
    root_reports += *tag == ROOTED_TAG;
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(see_old_stack)
{
    return see_old_root(kind, class_tag, size, tag, user_data);
}

/* The object is tagged for the walks only. */
static inline void say_whether_root(jobject object)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_rooted};
    set_tag(object, ROOTED_TAG);
    root_reports = 0;
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("FollowReferences: %s, root %s", error_name(error), truth(root_reports > 0));
    root_reports = 0;
    error = ti(IterateOverReachableObjects, see_old_root, see_old_stack, NULL, NULL);
    say("IterateOverReachableObjects: %s, root %s", error_name(error), truth(root_reports > 0));
    set_tag(object, 0);
}

#endif
