/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetEventNotificationMode works for threads that are being attached and detached.");

static jclass subjects; /* global */
static jmethodID twice;
static atomic_int entries;

static void act(JNIEnv *jni)
{
    (*jni)->CallStaticIntMethod(jni, subjects, twice, 21);
    no_exception(jni);
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (method == twice)
        count_if_attached(&entries, jni, thread);
}

static jvmtiError set_mode(jvmtiEventMode mode, jvmtiEvent event, jthread thread)
{
    jvmtiError error = ti(SetEventNotificationMode, mode, event, thread);
    /* A thread that is listed may have been detached since. */
    return error == JVMTI_ERROR_THREAD_NOT_ALIVE && thread_ends(thread) ? JVMTI_ERROR_NONE : error;
}

/* For each live thread what is enabled for all anyway. Returns the number of errors. */
static int enable_and_disable(JNIEnv *jni)
{
    static const jvmtiEvent events[] = {JVMTI_EVENT_METHOD_ENTRY, JVMTI_EVENT_THREAD_END};
    int errors = 0;
    jint length = 0;
    jthread *threads = NULL;
    must(GetAllThreads, &length, &threads);
    for (jint i = 0; i < readable(threads, length); i++) {
        for (int e = 0; e < 2; e++) {
            errors += set_mode(JVMTI_ENABLE, events[e], threads[i]) != JVMTI_ERROR_NONE;
            errors += set_mode(JVMTI_DISABLE, events[e], threads[i]) != JVMTI_ERROR_NONE;
        }
        (*jni)->DeleteLocalRef(jni, threads[i]);
    }
    release(threads);
    return errors;
}

static void observe(JNIEnv *jni, jobject unused)
{
    int errors = 0;
    subjects = (*jni)->NewGlobalRef(jni, find_class(jni, "assay/Subjects"));
    twice = static_method_id(jni, subjects, "twice", "(I)I");
    on(MethodEntry, entered);
    start_attaching(act);
    while (some_are_attaching())
        errors += enable_and_disable(jni);
    say_attached();
    say("errors: %d, entries: %d", errors, atomic_load(&entries));
}

TEST(.probe = observe, .needs = {.can_generate_method_entry_events = 1});
