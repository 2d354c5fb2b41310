/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("An object that is only an operand of a later call is reachable from the roots.");

enum { TAG = 1 };

static int roots, references;

HEAP_REFERENCE_CALLBACK(reference)
{
    if (*tag == TAG)
        *(referrer_tag == NULL ? &roots : &references) += 1;
    return JVMTI_VISIT_OBJECTS;
}

HEAP_ROOT_CALLBACK(root)
{
    roots += *tag == TAG;
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    roots += *tag == TAG;
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject made)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    if (made != NULL) {
        set_tag(made, TAG);
        return;
    }
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("FollowReferences: %s, root %s, other references %d", error_name(error), truth(roots > 0),
        references);
    roots = 0;
    error = ti(IterateOverReachableObjects, root, stack, NULL, NULL);
    say("IterateOverReachableObjects: %s, root %s", error_name(error), truth(roots > 0));
}

TEST(.target = "heap.walk.Operand", .probe = observe, .needs = {.can_tag_objects = 1});
