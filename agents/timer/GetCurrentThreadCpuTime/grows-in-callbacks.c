/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"
#include "heap.h"

TITLE("GetCurrentThreadCpuTime grows with the work of a callback, whichever thread makes the call.");

static atomic_int calls;
static jvmtiError error;
static atomic_bool is_done, grows;
static jvmtiTimerInfo info;

/* The first call works until the time has grown. */
static void work(jvmtiEnv *env)
{
    struct timespec beginning = {0};
    jlong first = 0, now = 0;
    if (atomic_fetch_add(&calls, 1) > 0)
        return;
    error = ti_in(env, GetCurrentThreadCpuTime, &first);
    for (now = first; error == JVMTI_ERROR_NONE && growth(&info, first, now) == 0;)
        if (wait_goes_on(&beginning))
            error = ti_in(env, GetCurrentThreadCpuTime, &now);
        else
            break;
    grows = error == JVMTI_ERROR_NONE && growth(&info, first, now) > 0;
    is_done = true;
}

static void JNICALL on_collection(jvmtiEnv *env)
{
    work(env);
}

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    work(env);
}

HEAP_ITERATION_CALLBACK(visit)
{
    work(assay_env);
    return JVMTI_VISIT_ABORT;
}

static void cause(JNIEnv *jni, jclass object)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visit};
    if (is_case("walk")) {
        must(IterateThroughHeap, 0, NULL, &callbacks, NULL);
        return;
    }
    jobject tagged = (*jni)->AllocObject(jni, object);
    set_tag(tagged, 1);
    (*jni)->DeleteLocalRef(jni, tagged);
    must(ForceGarbageCollection);
}

static void observe(JNIEnv *jni, jobject unused)
{
    struct timespec beginning = {0};
    jclass object = find_class(jni, "java/lang/Object");
    must(GetCurrentThreadCpuTimerInfo, &info);
    if (!has_range(&info))
        return;
    if (is_case("start"))
        on(GarbageCollectionStart, on_collection);
    else if (is_case("finish"))
        on(GarbageCollectionFinish, on_collection);
    else if (is_case("free"))
        on(ObjectFree, on_free);
    for (int i = 0; i < 20 && calls == 0; i++)
        cause(jni, object);
    /* A thread of the JVM may post it later. */
    while (is_case("free") && calls == 0 && wait_goes_on(&beginning))
        continue;
    while (calls > 0 && !is_done && wait_goes_on(&beginning))
        continue;
    if (!is_case("walk") && calls == 0)
        inapplicable("the collector reports nothing");
    if (error == (jvmtiError)73
        && (*jni)->GetVersion(jni) >= 0x00150000) /* unsupported, since 21 */
        inapplicable("a virtual thread makes the call");
    say("GetCurrentThreadCpuTime: %s, grows: %s", error_name(error), truth(grows));
}

TEST(.probe = observe, .cases = LIST("start", "finish", "free", "walk"),
     .needs = {.can_tag_objects = 1,
               .can_generate_object_free_events = 1,
               .can_generate_garbage_collection_events = 1,
               .can_get_current_thread_cpu_time = 1});
