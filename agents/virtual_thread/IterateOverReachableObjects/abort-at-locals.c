/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"
#include "heap.h"

TITLE("ITERATION_ABORT at a local of a virtual thread, where such are reported, ends the walk.");

/* The tag at whose first local the walk ends. */
static jlong end_at;
static bool ended;
static int after;

STACK_REFERENCE_CALLBACK(end_at_local)
{
    after += ended;
    if (*tag != end_at)
        return JVMTI_ITERATION_CONTINUE;
    ended = true;
    return JVMTI_ITERATION_ABORT;
}

HEAP_ROOT_CALLBACK(count_root)
{
    after += ended;
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(count_reference)
{
    after += ended;
    return JVMTI_ITERATION_CONTINUE;
}

static void walk_to(const char *name, jlong tag)
{
    end_at = tag;
    ended = false;
    after = 0;
    jvmtiError error = ti(IterateOverReachableObjects, count_root, end_at_local, count_reference,
                          NULL);
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
