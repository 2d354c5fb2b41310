/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"
#include "heap.h"

TITLE("VISIT_ABORT at a local of a virtual thread, where such are reported, ends FollowReferences.");

/* The tag at whose first local the walk ends. */
static jlong end_at;
static bool ended;
static int after;

HEAP_REFERENCE_CALLBACK(end_at_local)
{
    after += ended;
    bool local = kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL || kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL;
    if (!local || *tag != end_at)
        return JVMTI_VISIT_OBJECTS;
    ended = true;
    return JVMTI_VISIT_ABORT;
}

static void walk_to(const char *name, jlong tag)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = end_at_local};
    end_at = tag;
    ended = false;
    after = 0;
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("%s: %s, %s", name, error_name(error),
        !ended      ? "not reported"
        : after > 0 ? "callbacks after it"
                    : "none after it");
}

static void walk(JNIEnv *jni, jthread *threads)
{
    for (int i = PARKED; i <= PLATFORM; i++)
        walk_to(local_names[i], THINGS + i);
    walk_to("JNI local of held", MADE);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Locals", .probe = locals_and_jni_local_probe,
     .needs = {.can_tag_objects = 1});
