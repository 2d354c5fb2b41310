/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("Timer functions can be called in callbacks of collection events and ObjectFree.");

static const jvmtiError unsupported_operation = (jvmtiError)73; /* since 21 */

static int calls, failures;
static bool maybe_virtual; /* the threads that collect */
static jvmtiTimerInfo timer, cpu_timer;

/* No timer has first -1 and then less. */
static void use_timers(jvmtiEnv *env)
{
    jlong time = -1, later = -2, cpu_time = -1, cpu_later = -2;
    jvmtiTimerInfo info = {0}, cpu_info = {0};
    int failed = ti_in(env, GetTime, &time) != JVMTI_ERROR_NONE
                 || ti_in(env, GetTime, &later) != JVMTI_ERROR_NONE || (time == -1 && later == -2);
    failed += ti_in(env, GetTimerInfo, &info) != JVMTI_ERROR_NONE || !same_timer(&info, &timer);
    jvmtiError error = ti_in(env, GetCurrentThreadCpuTime, &cpu_time);
    failed += error == JVMTI_ERROR_NONE
                  ? ti_in(env, GetCurrentThreadCpuTime, &cpu_later) != JVMTI_ERROR_NONE
                        || (cpu_time == -1 && cpu_later == -2)
                  : !(error == unsupported_operation && maybe_virtual);
    failed += ti_in(env, GetCurrentThreadCpuTimerInfo, &cpu_info) != JVMTI_ERROR_NONE
              || !same_timer(&cpu_info, &cpu_timer);
    __atomic_add_fetch(&failures, failed, __ATOMIC_SEQ_CST);
    __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST);
}

static void JNICALL on_collection(jvmtiEnv *env)
{
    use_timers(env);
}

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    use_timers(env);
}

static void watch(const char *event)
{
    if (strcmp(event, "start") == 0)
        on(GarbageCollectionStart, on_collection);
    else if (strcmp(event, "finish") == 0)
        on(GarbageCollectionFinish, on_collection);
    else
        on(ObjectFree, on_free);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass object = find_class(jni, "java/lang/Object");
    must(GetTimerInfo, &timer);
    must(GetCurrentThreadCpuTimerInfo, &cpu_timer);
    maybe_virtual = (*jni)->GetVersion(jni) >= 0x00150000;
    watch(assay_case());
    for (int i = 0; i < 20 && __atomic_load_n(&calls, __ATOMIC_SEQ_CST) < 3; i++) {
        jobject tagged = (*jni)->AllocObject(jni, object);
        set_tag(tagged, 1 + i);
        (*jni)->DeleteLocalRef(jni, tagged);
        must(ForceGarbageCollection);
    }
    off(GarbageCollectionStart);
    off(GarbageCollectionFinish);
    off(ObjectFree);
    if (__atomic_load_n(&calls, __ATOMIC_SEQ_CST) == 0)
        inapplicable("the collector reports nothing");
    say("failures: %d", __atomic_load_n(&failures, __ATOMIC_SEQ_CST));
}

TEST(.probe = observe, .cases = LIST("start", "finish", "free"),
     .needs = {.can_tag_objects = 1,
               .can_generate_object_free_events = 1,
               .can_generate_garbage_collection_events = 1,
               .can_get_current_thread_cpu_time = 1});
