/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "virtual.h"

TITLE("FollowReferences works while a constructor of a virtual thread runs.");

static bool found;

HEAP_REFERENCE_CALLBACK(follow)
{
    found |= *tag == 7;
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject value)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = follow};
    set_tag(value, 7);
    SAY_CALL(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("found: %s", truth(found));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Constructing", .probe = observe,
     .needs = {.can_tag_objects = 1});
