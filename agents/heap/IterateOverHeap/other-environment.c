/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The filters of IterateOverHeap examine the tags of the calling environment.");

enum { TAG = 5, CLASS_TAG = 3 };

/* Of things by their tags. */
enum { UNTAGGED, FIVES, TENS, OTHERS, KINDS };
static int counts[KINDS];

HEAP_OBJECT_CALLBACK(object)
{
    if (class_tag == CLASS_TAG)
        counts[*tag == 0 ? UNTAGGED : *tag == TAG ? FIVES : *tag == 2 * TAG ? TENS : OTHERS]++;
    return JVMTI_ITERATION_CONTINUE;
}

static void say_counts(const char *what, const char *of)
{
    say("%s%s: fives %d, tens %d, untagged %d, others %d", what, of, counts[FIVES], counts[TENS],
        counts[UNTAGGED], counts[OTHERS]);
    memset(counts, 0, sizeof counts);
}

static void walk(jvmtiEnv *env, const char *what, jvmtiHeapObjectFilter filter, jclass klass)
{
    must_in(env, IterateOverHeap, filter, object, NULL);
    say_counts(what, "");
    must_in(env, IterateOverInstancesOfClass, klass, filter, object, NULL);
    say_counts(what, " things");
}

static void observe(JNIEnv *jni, jobject unused)
{
    const jvmtiCapabilities tagging = {.can_tag_objects = 1};
    jvmtiEnv *other = new_environment_with(&tagging);
    jclass thing = find_class(jni, "heap/graph/Thing");
    set_tag(thing, CLASS_TAG);
    must_in(other, SetTag, thing, CLASS_TAG);
    for (int i = 0; i < 7; i++) {
        jobject made = (*jni)->AllocObject(jni, thing);
        set_tag(made, i < 4 ? TAG : 0);
        must_in(other, SetTag, made, i >= 2 ? 2 * TAG : 0);
    }
    walk(assay_env, "A, tagged", JVMTI_HEAP_OBJECT_TAGGED, thing);
    walk(other, "B, tagged", JVMTI_HEAP_OBJECT_TAGGED, thing);
    walk(assay_env, "A, untagged", JVMTI_HEAP_OBJECT_UNTAGGED, thing);
    walk(other, "B, untagged", JVMTI_HEAP_OBJECT_UNTAGGED, thing);
    walk(other, "B, either", JVMTI_HEAP_OBJECT_EITHER, thing);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
