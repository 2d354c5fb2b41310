/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "virtual.h"

TITLE("IterateOverReachableObjects works while a constructor of a virtual thread runs.");

static bool found; /* as a local variable or reference of a thread */

HEAP_ROOT_CALLBACK(root)
{
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    found |= *tag == 7;
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(object)
{
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject value)
{
    set_tag(value, 7);
    SAY_CALL(IterateOverReachableObjects, root, stack, object, NULL);
    say("found: %s", truth(found));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Constructing", .probe = observe,
     .needs = {.can_tag_objects = 1});
