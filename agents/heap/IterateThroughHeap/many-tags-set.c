/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Tags that heap callbacks give to fifty thousand objects in one walk are all kept.");

enum { COUNT = 50000 };

static jlong given;  /* the last tag; tags are in the upper half, too */
static int reported; /* in this walk */

static void give(jlong *tag)
{
    reported++;
    if (*tag == 0)
        *tag = ++given * 0x100000001;
}

HEAP_REFERENCE_CALLBACK(reference)
{
    give(tag);
    return 0;
}

HEAP_ITERATION_CALLBACK(object)
{
    give(tag);
    return 0;
}

static void say_walk_of(const char *which, jobjectArray array, jclass klass)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .heap_iteration_callback = object};
    reported = 0;
    jvmtiError error = is_case("FollowReferences")
                           ? ti(FollowReferences, 0, klass, array, &callbacks, NULL)
                           : ti(IterateThroughHeap, 0, klass, &callbacks, NULL);
    say("%s walk: %s, reported %d, tags given %lld", which, error_name(error), reported,
        (long long)given);
}

/* Says how many elements have a tag that was given, each another one. */
static void say_tags(JNIEnv *jni, jobjectArray array, const char *when)
{
    static bool seen[COUNT + 1];
    int own = 0;
    memset(seen, 0, sizeof seen);
    for (jsize i = 0; i < COUNT; i++) {
        jobject made = element(jni, array, i);
        jlong tag = tag_of(made) / 0x100000001;
        bool is_own = tag > 0 && tag <= COUNT && tag_of(made) == tag * 0x100000001 && !seen[tag];
        seen[is_own ? tag : 0] = true;
        own += is_own;
        (*jni)->DeleteLocalRef(jni, made);
    }
    say("%s: %d of them have a tag of their own", when, own);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "heap/graph/Thing");
    jobjectArray array = (*jni)->NewObjectArray(jni, COUNT, klass, NULL);
    for (jsize i = 0; i < COUNT; i++) {
        jobject made = (*jni)->AllocObject(jni, klass);
        (*jni)->SetObjectArrayElement(jni, array, i, made);
        (*jni)->DeleteLocalRef(jni, made);
    }
    say_walk_of("first", array, klass);
    say_tags(jni, array, "after it");
    must(ForceGarbageCollection);
    say_walk_of("second", array, klass);
    say_tags(jni, array, "after it");
}

TEST(.probe = observe, .timeout = 60, .needs = {.can_tag_objects = 1},
     .cases = LIST("FollowReferences", "IterateThroughHeap"));
