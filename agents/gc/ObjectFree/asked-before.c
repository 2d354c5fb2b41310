/* SPDX-License-Identifier: Apache-2.0 */
#include "../probe.h"
#include "environments.h"
#include "threads.h"

TITLE("ObjectFree is posted for freed objects that a function looked for before their events were posted.");

enum { OBJECTS = 40 };

static jvmtiEnv *asked;
static atomic_int freed[OBJECTS], others;
static atomic_bool begun, released;

/* A JVM that posts from a thread of its own is held there, with what it has for environments that were
 * created later. */
static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    struct timespec beginning = {0};
    if (env == asked && tag >= 1 && tag <= OBJECTS)
        freed[tag - 1]++;
    else if (env == asked)
        others++;
    begun |= env == assay_env;
    while (env == assay_env && !released && wait_goes_on(&beginning))
        ;
}

HEAP_OBJECT_CALLBACK(pass)
{
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(pass_by)
{
    return JVMTI_ITERATION_IGNORE;
}

static void ask_for_tags(bool with_results)
{
    jlong tags[OBJECTS], *results = NULL;
    jobject *objects = NULL;
    jint count = 0;
    for (int i = 0; i < OBJECTS; i++)
        tags[i] = i + 1;
    must_in(asked, GetObjectsWithTags, OBJECTS, tags, &count, with_results ? &objects : NULL,
            with_results ? &results : NULL);
    release(objects);
    release(results);
}

static void ask(jclass klass)
{
    static const jvmtiHeapCallbacks callbacks = {0};
    jlong tag = 0;
    if (is_case("GetObjectsWithTags") || is_case("without-results"))
        ask_for_tags(is_case("GetObjectsWithTags"));
    else if (is_case("GetTag"))
        must_in(asked, GetTag, klass, &tag);
    else if (is_case("SetTag"))
        must_in(asked, SetTag, klass, OBJECTS + 1);
    else if (is_case("IterateThroughHeap"))
        must_in(asked, IterateThroughHeap, 0, NULL, &callbacks, NULL);
    else if (is_case("FollowReferences"))
        must_in(asked, FollowReferences, 0, NULL, klass, &callbacks, NULL);
    else if (is_case("IterateOverHeap"))
        must_in(asked, IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, pass, NULL);
    else if (is_case("IterateOverInstancesOfClass"))
        must_in(asked, IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_EITHER, pass, NULL);
    else if (is_case("IterateOverReachableObjects"))
        must_in(asked, IterateOverReachableObjects, NULL, NULL, pass_by, NULL);
    else
        must_in(asked, IterateOverObjectsReachableFromObject, klass, pass_by, NULL);
}

static int count_over(int most)
{
    int count = 0;
    for (int i = 0; i < OBJECTS; i++)
        count += freed[i] > most;
    return count;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiEventCallbacks callbacks = {.ObjectFree = on_free};
    jweak witnesses[OBJECTS];
    jclass klass = find_class(jni, "java/lang/Object");
    struct timespec until_held = {0}, until_reported = {0};
    on(ObjectFree, on_free);
    asked = freeing_environment();
    must_in(asked, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    enable_in(asked, JVMTI_EVENT_OBJECT_FREE, NULL);
    drop_tagged(jni, klass, assay_env, assay_env, 1);
    while (!begun && wait_goes_on(&until_held))
        must(ForceGarbageCollection);
    for (int i = 0; i < OBJECTS; i++)
        witnesses[i] = drop_tagged(jni, klass, asked, asked, i + 1);
    if (!collect_until_freed(jni, witnesses, OBJECTS))
        inapplicable("objects are freed at times only");
    ask(klass);
    released = true;
    while (count_over(0) < OBJECTS && wait_goes_on(&until_reported))
        must(ForceGarbageCollection);
    /* The second report of an object would come last. */
    for (int i = 0; i < 3; i++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    say("reported: %d, more than once: %d, others: %d", count_over(0), count_over(1), others);
}

TEST(.probe = observe, .timeout = 60,
     .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1},
     .cases = LIST("GetObjectsWithTags", "without-results", "GetTag", "SetTag",
                   "IterateThroughHeap", "FollowReferences", "IterateOverHeap",
                   "IterateOverInstancesOfClass", "IterateOverReachableObjects",
                   "IterateOverObjectsReachableFromObject"));
