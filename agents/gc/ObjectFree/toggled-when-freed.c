/* SPDX-License-Identifier: Apache-2.0 */
#include "../probe.h"
#include "environments.h"
#include "threads.h"

TITLE("ObjectFree is posted for objects freed before it is disabled, and not for those freed before it is enabled.");

enum { OBJECTS = 40, OF_LAST = 100 };

static jvmtiEnv *toggled, *later;
static atomic_int in_toggled[OBJECTS], in_later[OBJECTS], others;
static atomic_bool begun, released, last;

/* A JVM that posts from a thread of its own is held there, with what it has for environments that were
 * created later. One that posts within the collection makes that last as long. */
static void hold(void)
{
    struct timespec beginning = {0};
    begun = true;
    while (!released && wait_goes_on(&beginning))
        ;
}

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    if (env == assay_env)
        hold();
    else if (tag >= 1 && tag <= OBJECTS)
        (env == later ? in_later : in_toggled)[tag - 1]++;
    else if (tag == OF_LAST && env == later)
        last = true;
    else
        others++;
}

static jvmtiEnv *listening(void)
{
    static const jvmtiEventCallbacks callbacks = {.ObjectFree = on_free};
    jvmtiEnv *env = freeing_environment();
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    return env;
}

static void free_objects(JNIEnv *jni, jclass klass)
{
    jweak witnesses[OBJECTS];
    for (int i = 0; i < OBJECTS; i++)
        witnesses[i] = drop_tagged(jni, klass, toggled, later, i + 1);
    if (!collect_until_freed(jni, witnesses, OBJECTS))
        inapplicable("objects are freed at times only");
    for (int i = 0; i < 2; i++)
        must(ForceGarbageCollection);
}

static int count_over(const atomic_int *counts, int most)
{
    int count = 0;
    for (int i = 0; i < OBJECTS; i++)
        count += counts[i] > most;
    return count;
}

static void take_away(void)
{
    struct timespec beginning = {0};
    if (is_case("disabled"))
        disable_in(toggled, JVMTI_EVENT_OBJECT_FREE, NULL);
    else
        must_in(toggled, SetEventCallbacks, NULL, 0);
    while (count_over(in_toggled, 0) < OBJECTS && wait_goes_on(&beginning))
        must(ForceGarbageCollection);
    say("reported: %d", count_over(in_toggled, 0));
}

/* Collects until the fact is true. */
static void await(const atomic_bool *fact)
{
    struct timespec beginning = {0};
    while (!*fact && wait_goes_on(&beginning))
        must(ForceGarbageCollection);
}

/* Only what was reported to the one is known to have been freed before the other enables the event. */
static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "java/lang/Object");
    on(ObjectFree, on_free);
    toggled = listening();
    later = listening();
    enable_in(toggled, JVMTI_EVENT_OBJECT_FREE, NULL);
    drop_tagged(jni, klass, assay_env, assay_env, 1);
    await(&begun);
    free_objects(jni, klass);
    take_away();
    bool is_known = count_over(in_toggled, 0) == OBJECTS;
    enable_in(later, JVMTI_EVENT_OBJECT_FREE, NULL);
    released = true;
    drop_tagged(jni, klass, later, later, OF_LAST);
    await(&last);
    if (!last)
        inapplicable("objects are freed at times only");
    say("more than once: %d, others: %d", count_over(in_toggled, 1), others);
    say("enabled afterwards: %d", is_known ? count_over(in_later, 0) : 0);
}

TEST(.probe = observe, .timeout = 60, .cases = LIST("disabled", "callbacks-removed"),
     .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
