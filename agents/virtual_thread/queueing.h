/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Queueing; the one in the middle is suspended. The case says
 * that it was entering the monitor, or in Object.wait, before or after this had ended. */
#ifndef ASSAY_VIRTUAL_THREAD_QUEUEING_H
#define ASSAY_VIRTUAL_THREAD_QUEUEING_H

#include "environments.h"
#include "monitors.h"
#include "threads.h"
#include "virtual.h"

static jthread middle; /* global */

static inline jclass queueing(JNIEnv *jni)
{
    return find_class(jni, "virtual_thread/Queueing");
}

static inline void queueing_load(JavaVM *vm, char *options)
{
    jvmtiCapabilities potential = potential_in(assay_env);
    if (potential.can_get_owned_monitor_info)
        add_capabilities(assay_env, &(jvmtiCapabilities){.can_get_owned_monitor_info = 1});
}

/* A thread that waits anew, when it has woken for no reason or its time was over, may show that it
 * waits before it gives up the monitor. No other thread owns it then. */
static inline bool owns_lock(JNIEnv *jni, jthread thread)
{
    static struct timespec beginning;
    jvmtiCapabilities held = possessed_by(assay_env);
    jobject lock = static_object_field(jni, queueing(jni), "LOCK", "Ljava/lang/Object;");
    return strncmp(assay_case(), "before", 6) == 0 && held.can_get_owned_monitor_info
           && owns_monitor(jni, thread, lock) && wait_goes_on(&beginning);
}

/* A thread whose wait may end at any time is suspended again until that was before the end. */
static inline void suspend_middle(JNIEnv *jni, jthread thread)
{
    jint wanted = JVMTI_THREAD_STATE_SUSPENDED, state = 0;
    wanted |= strncmp(assay_case(), "before", 6) == 0 ? JVMTI_THREAD_STATE_WAITING
                                                      : JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER;
    middle = (*jni)->NewGlobalRef(jni, thread);
    must(SuspendThread, thread);
    must(GetThreadState, thread, &state);
    while ((state & wanted) != wanted || owns_lock(jni, thread)) {
        must(ResumeThread, thread);
        give_others_time();
        must(SuspendThread, thread);
        must(GetThreadState, thread, &state);
    }
}

/* The others have six seconds to enter, and more with an emulator; when they have, that is over at once. A
 * JVM that wakes nobody may have them look for themselves at intervals: HotSpot, of up to a second. */
static inline void say_who_entered(JNIEnv *jni)
{
    struct timespec beginning = {0};
    jrawMonitorID quiet = NULL;
    jclass klass = queueing(jni);
    jfieldID others = static_field_id(jni, klass, "othersEntered", "I");
    jfieldID entered = static_field_id(jni, klass, "middleEntered", "Z");
    must(CreateRawMonitor, "quiet", &quiet);
    must(RawMonitorEnter, quiet);
    while ((*jni)->GetStaticIntField(jni, klass, others) < 2 && wait_goes_on(&beginning))
        must(RawMonitorWait, quiet, 10);
    must(RawMonitorExit, quiet);
    say("the others entered: %s", truth((*jni)->GetStaticIntField(jni, klass, others) == 2));
    say("the suspended one: %s", truth((*jni)->GetStaticBooleanField(jni, klass, entered)));
}

/* A thread that still spins could get the monitor out of its turn. */
static inline void let_spinning_end(void)
{
    for (int i = 0; i < 20; i++)
        give_others_time();
}

static inline void queueing_probe(JNIEnv *jni, jobject thread)
{
    static int probes;
    switch (probes++) {
    case 0:
        pass_case(jni, queueing(jni));
        break;
    case 1:
        suspend_middle(jni, thread);
        break;
    case 2:
        let_spinning_end();
        break;
    default:
        say_who_entered(jni);
        SAY_CALL(ResumeThread, middle);
        break;
    }
}

#define QUEUEING_CASES                                                                             \
    LIST("entering", "before-notification", "before-interrupt", "before-timeout",                  \
         "after-notification", "after-timeout")

#endif
