/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A failing function keeps no reference to its arguments.");

enum { GIVEN = 71, NOT_GIVEN };

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

static void fail_with_thread(JNIEnv *jni, jthread thread)
{
    jint count;
    jvmtiFrameInfo frame;
    jobject *monitors;
    jobject monitor;
    say("tagged: %d", (int)left(GIVEN));
    for (int i = 0; i < 3; i++) {
        SAY_CALL(GetStackTrace, thread, 0, 1, &frame, &count);
        SAY_CALL(GetFrameCount, thread, &count);
        SAY_CALL(GetOwnedMonitorInfo, thread, &count, &monitors);
        SAY_CALL(GetCurrentContendedMonitor, thread, &monitor);
        SAY_CALL(SetThreadLocalStorage, thread, &count);
        SAY_CALL(SuspendThread, thread);
        SAY_CALL(InterruptThread, thread);
        SAY_CALL(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, thread);
    }
}

static void observe(JNIEnv *jni, jobject place)
{
    static jweak witness;
    if (strcmp(to_string(jni, place), "first") == 0) {
        new_thread(jni, NOT_GIVEN); /* as old as the one that is given, and younger */
        fail_with_thread(jni, new_thread(jni, GIVEN));
        new_thread(jni, NOT_GIVEN);
        witness = (*jni)->NewWeakGlobalRef(jni, (*jni)->NewStringUTF(jni, "unreachable"));
        return;
    }
    /* The class library may hold each thread that is made. */
    if (collect_until_freed(jni, &witness, 1) && left(NOT_GIVEN) == 0)
        say("left: %d", (int)left(GIVEN));
    else
        say("nothing is collected");
}

TEST(.target = "agent.ThreeProbes", .probe = observe,
     .needs = {.can_tag_objects = 1,
               .can_get_owned_monitor_info = 1,
               .can_suspend = 1,
               .can_get_current_contended_monitor = 1,
               .can_signal_thread = 1});
