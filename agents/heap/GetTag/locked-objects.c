/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("An object keeps its tag while its monitor is owned or waited on, and gets another one then.");

enum { THINGS = 8 };

static jlong base; /* each thing has the tag base + 1 + its index, or 0 as long as base is 0 */
static int reports[THINGS]; /* of these tags */

static void compare(JNIEnv *jni, jobject things, const char *when)
{
    for (jsize i = 0; i < THINGS; i++) {
        jlong expected = base == 0 ? 0 : base + 1 + i;
        jlong actual = tag_of(element(jni, things, i));
        if (actual != expected)
            differs("tag of thing %d %s: expected %d, actual %d", (int)i, when, (int)expected,
                    (int)actual);
    }
}

/* Leaves all tags as they are. */
HEAP_ITERATION_CALLBACK(count)
{
    if (*tag > base && *tag <= base + THINGS)
        reports[*tag - base - 1]++;
    return 0;
}

static void observe(JNIEnv *jni, jobject things)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = count};
    compare(jni, things, "from before");
    base += 100;
    for (jsize i = 0; i < THINGS; i++)
        set_tag(element(jni, things, i), base + 1 + i);
    compare(jni, things, "just set");
    must(IterateThroughHeap, 0, class_of(jni, element(jni, things, 0)), &callbacks, NULL);
    for (int i = 0; i < THINGS; i++) {
        if (reports[i] != 1)
            differs("reports of thing %d by its tag: expected 1, actual %d", i, reports[i]);
        reports[i] = 0;
    }
    compare(jni, things, "after a walk");
    say_first_difference();
}

/* Bulk oracle: the tags of eight objects, three times in each of four states. */
TEST(.target = "heap.graph.Locked", .args = LIST("before"), .probe = observe,
     .needs = {.can_tag_objects = 1});
