/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Objects in high slot indices stay through a collection and are reported with their slots.");

static const jint slots[] = {3, 127, 128, 129, 255, 256, 299};
static int made_count;

/* What else the collector takes for a root is up to the JVM. */
HEAP_REFERENCE_CALLBACK(reference)
{
    static bool seen[300];
    bool is_variable = kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL && *tag > 0 && *tag < 300
                       && info->stack_local.slot == *tag && info->stack_local.depth == 2;
    if (is_variable && seen[*tag]) /* compiled code may hold it twice */
        return JVMTI_VISIT_OBJECTS;
    if (is_variable)
        seen[*tag] = true;
    if (kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL && *tag > 0)
        record("%d in slot %d, depth %d", (int)*tag, (int)info->stack_local.slot,
               (int)info->stack_local.depth);
    else if (*tag > 0 && kind != JVMTI_HEAP_REFERENCE_OTHER)
        record("%d elsewhere, by %s", (int)*tag, reference_kind(kind));
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject made)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jlong tags[7];
    jint count = 0;
    if (made != NULL) {
        set_tag(made, slots[made_count++]);
        return;
    }
    must(ForceGarbageCollection);
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
    for (int i = 0; i < 7; i++)
        tags[i] = slots[i];
    jvmtiError error = ti(GetObjectsWithTags, 7, tags, &count, NULL, NULL);
    say("GetObjectsWithTags: %s %d", error_name(error), (int)count);
}

TEST(.target = "classfile.Wide", .args = LIST("slots", "cold"), .probe = observe,
     .needs = {.can_tag_objects = 1});
