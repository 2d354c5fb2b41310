/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences visits an object that is reachable only as the class data of a hidden class.");

static bool visited;

/* How it is referred to is up to the JVM. */
HEAP_REFERENCE_CALLBACK(reference)
{
    visited = visited || has_name(tag);
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject object)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    static int calls;
    jlong tag = 0;
    calls++;
    if (calls == 1)
        name_objects(jni, object);
    if (calls == 2) {
        SAY_CALL(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
        say("data visited:%s", visited ? " yes" : "");
    }
    if (calls == 3) {
        must(GetTag, object, &tag);
        say("class data: %s", object_name(tag));
    }
}

TEST(.target = "heap.walk.ClassData", .probe = observe, .since = 16, .timeout = 90,
     .needs = {.can_tag_objects = 1});
