/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences refuses bad arguments and a missing capability, and calls no callback then.");

static int calls;

HEAP_REFERENCE_CALLBACK(reference)
{
    calls++;
    return 0;
}

/* A reference that was valid once and has been deleted; local, so that no other thread
 * can come by its place. */
static jobject stale(JNIEnv *jni, jobject object)
{
    jobject reference = (*jni)->NewLocalRef(jni, object);
    (*jni)->DeleteLocalRef(jni, reference);
    return reference;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("no-capability"))
        error = ti_in(new_environment(), FollowReferences, 0, NULL, array, &callbacks, NULL);
    else if (is_case("null-callbacks"))
        error = ti(FollowReferences, 0, NULL, array, NULL, NULL);
    else if (is_case("invalid-class"))
        error = ti(FollowReferences, 0, stale(jni, class_of(jni, array)), array, &callbacks, NULL);
    else if (is_case("invalid-object"))
        error = ti(FollowReferences, 0, NULL, stale(jni, array), &callbacks, NULL);
    say("%s: %s", assay_case(), error_name(error));
    if (!is_case("null-callbacks"))
        say("calls of callbacks: %d", calls);
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1},
     .batch = true,
     .cases = LIST("no-capability", "null-callbacks", "invalid-class", "invalid-object"));
