/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A failing function keeps no reference to its arguments.");

/* Of several threads: a collector may take a stale word of the native stack for a reference to one of them. */
enum { GIVEN = 71, NOT_GIVEN, THREADS = 16 };

static int others;

static jint left(jlong tag)
{
    jint count = -1;
    must(GetObjectsWithTags, 1, &tag, &count, NULL, NULL);
    return count;
}

/* A thread that was not started, of which the first probe keeps no reference. */
static jthread new_thread(JNIEnv *jni, jlong tag)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    jthread thread = (*jni)->NewObject(jni, klass, method_id(jni, klass, "<init>", "()V"));
    no_exception(jni);
    set_tag(thread, tag);
    return thread;
}

/* Says the answer for the first thread. */
static void failed(int number, const char *function, jvmtiError error)
{
    if (number == 0)
        say("%s: %s", function, error_name(error));
    else
        others += error != JVMTI_ERROR_THREAD_NOT_ALIVE;
}

#define FAIL(FUNCTION, ...) failed(number, #FUNCTION, ti(FUNCTION, thread, ##__VA_ARGS__))

static void fail_with_thread(int number, jthread thread)
{
    jint count;
    jvmtiFrameInfo frame;
    jobject *monitors;
    jobject monitor;
    FAIL(GetStackTrace, 0, 1, &frame, &count);
    FAIL(GetFrameCount, &count);
    FAIL(GetOwnedMonitorInfo, &count, &monitors);
    FAIL(GetCurrentContendedMonitor, &monitor);
    FAIL(SetThreadLocalStorage, &count);
    FAIL(SuspendThread);
    FAIL(InterruptThread);
    failed(number, "SetEventNotificationMode",
           ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, thread));
}

static void observe(JNIEnv *jni, jobject place)
{
    static jweak witness;
    if (strcmp(to_string(jni, place), "first") == 0) {
        new_thread(jni, NOT_GIVEN); /* as old as those that are given, and younger */
        for (int i = 0; i < THREADS; i++)
            fail_with_thread(i, new_thread(jni, GIVEN));
        say("tagged: %d, other answers: %d", (int)left(GIVEN), others);
        new_thread(jni, NOT_GIVEN);
        witness = (*jni)->NewWeakGlobalRef(jni, (*jni)->NewStringUTF(jni, "unreachable"));
        return;
    }
    /* The class library may hold each thread that is made. */
    if (collect_until_freed(jni, &witness, 1) && left(NOT_GIVEN) == 0)
        say("all are left: %s", truth(left(GIVEN) == THREADS));
    else
        say("nothing is collected");
}

TEST(.target = "agent.ThreeProbes", .probe = observe,
     .needs = {.can_tag_objects = 1,
               .can_get_owned_monitor_info = 1,
               .can_suspend = 1,
               .can_get_current_contended_monitor = 1,
               .can_signal_thread = 1});
