/* SPDX-License-Identifier: Apache-2.0 */

/* Functions about a thread, its frames and its variables, called about the thread of agent.Asked. */
#ifndef ASSAY_AGENT_ASKED_H
#define ASSAY_AGENT_ASKED_H

#include "frames.h"
#include "threads.h"

#define ASKED_NEEDS                                                                                \
    .can_suspend = 1, .can_signal_thread = 1, .can_access_local_variables = 1,                     \
    .can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1,                  \
    .can_get_current_contended_monitor = 1, .can_generate_frame_pop_events = 1,                    \
    .can_get_thread_cpu_time = 1

static inline void JNICALL asked_popped(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                        jmethodID method, jboolean by_exception)
{
    say("FramePop of %s in %s", method_name(method), thread_name(thread));
}

static inline const char *asked_method(jvmtiError error, jmethodID method)
{
    return error == JVMTI_ERROR_NONE && method != NULL ? method_name(method) : "none";
}

static inline void ask_frames(jthread thread)
{
    jvmtiFrameInfo frame = {0};
    jvmtiStackInfo *info = NULL;
    jint count = -1, traced = 0;
    jvmtiError error = ti(GetStackTrace, thread, 0, 1, &frame, &traced);
    say("GetStackTrace: %s %s", error_name(error), asked_method(error, frame.method));
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, &traced);
    error = ti(GetFrameCount, thread, &count);
    say("GetFrameCount: %s, as traced: %s", error_name(error),
        truth(traced == frames_that_fit(count, FRAMES_MAX)));
    error = ti(GetFrameLocation, thread, 0, &frame.method, &frame.location);
    say("GetFrameLocation: %s %s", error_name(error), asked_method(error, frame.method));
    error = ti(GetThreadListStackTraces, 1, &thread, 1, &info);
    bool has_frame = error == JVMTI_ERROR_NONE && info != NULL
                     && readable(info->frame_buffer, info->frame_count) == 1;
    say("GetThreadListStackTraces: %s %s", error_name(error),
        asked_method(error, has_frame ? info->frame_buffer->method : NULL));
    release(info);
}

static inline bool is_asked(JNIEnv *jni, jobject monitor)
{
    return monitor != NULL && (*jni)->IsInstanceOf(jni, monitor, find_class(jni, "agent/Asked"));
}

/* Of monitors those of class Asked are counted: the class library may own some around `run`. */
static inline void ask_owned(JNIEnv *jni, jthread thread)
{
    jint count = -1, depth = -1;
    jobject *owned = NULL, contended = NULL;
    jvmtiMonitorStackDepthInfo *at_depths = NULL;
    int found = 0, nulls = 0;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &owned);
    for (jint i = 0; error == JVMTI_ERROR_NONE && owned != NULL && i < count; i++) {
        found += is_asked(jni, owned[i]);
        nulls += owned[i] == NULL;
    }
    say("GetOwnedMonitorInfo: %s %d", error_name(error), found);
    release(owned);
    found = 0;
    error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &at_depths);
    for (jint i = 0; error == JVMTI_ERROR_NONE && at_depths != NULL && i < count; i++) {
        nulls += at_depths[i].monitor == NULL;
        if (is_asked(jni, at_depths[i].monitor)) {
            found++;
            depth = at_depths[i].stack_depth;
        }
    }
    say("GetOwnedMonitorStackDepthInfo: %s %d at depth %d", error_name(error), found, (int)depth);
    release(at_depths);
    if (nulls > 0)
        say("monitors that are null: %d", nulls);
    error = ti(GetCurrentContendedMonitor, thread, &contended);
    jobject lock = static_object_field(jni, find_class(jni, "agent/Asked"), "LOCK",
                                       "Ljava/lang/Object;");
    say("GetCurrentContendedMonitor: %s, the lock: %s", error_name(error),
        truth(error == JVMTI_ERROR_NONE && (*jni)->IsSameObject(jni, contended, lock)));
}

#define ASK_VARIABLE(TYPE, SLOT, MEMBER, LETTER, NEW)                                              \
    do {                                                                                           \
        jvalue before = {0}, after = {0};                                                          \
        jvmtiError got = ti_if_able(GetLocal##TYPE, thread, 0, SLOT, &before.MEMBER);              \
        say("GetLocal" #TYPE ": %s %s", error_name(got), value_text(LETTER, before));              \
        say("SetLocal" #TYPE ": %s",                                                               \
            error_name(ti_if_able(SetLocal##TYPE, thread, 0, SLOT, NEW)));                         \
        must(GetLocal##TYPE, thread, 0, SLOT, &after.MEMBER);                                      \
        say("now %s", value_text(LETTER, after));                                                  \
    } while (0)

static inline void ask_variables(JNIEnv *jni, jthread thread)
{
    jobject value = NULL;
    jvmtiError error = ti(GetLocalInstance, thread, 0, &value);
    say("GetLocalInstance: %s, an Asked: %s", error_name(error),
        truth(error == JVMTI_ERROR_NONE && value != NULL
              && (*jni)->IsInstanceOf(jni, value, find_class(jni, "agent/Asked"))));
    ASK_VARIABLE(Int, 1, i, 'I', -43);
    ASK_VARIABLE(Long, 2, j, 'J', 0x123456789LL);
    ASK_VARIABLE(Float, 4, f, 'F', 1.25F);
    ASK_VARIABLE(Double, 5, d, 'D', 2.75);
    error = ti_if_able(GetLocalObject, thread, 0, 7, &value);
    say("GetLocalObject: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? to_string(jni, value) : "");
    value = (*jni)->NewStringUTF(jni, "other");
    say("SetLocalObject: %s", error_name(ti_if_able(SetLocalObject, thread, 0, 7, value)));
}

static inline void ask_suspension(jthread thread)
{
    SAY_LIST(SuspendThreadList, 1, &thread);
    SAY_LIST(ResumeThreadList, 1, &thread);
    SAY_LIST(SuspendThreadList, 1, &thread);
    SAY_CALL(ResumeThread, thread);
    say_state_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
}

/* Of the calling thread. */
static inline void ask_caller(JNIEnv *jni, jthread thread)
{
    jthread current = NULL;
    jint count = 0;
    jvmtiStackInfo *infos = NULL;
    jrawMonitorID monitor = NULL;
    jvmtiError error = ti(GetCurrentThread, &current);
    say("GetCurrentThread: %s, as in Java: %s", error_name(error),
        truth((*jni)->IsSameObject(jni, current, java_current_thread(jni))));
    say("GetAllThreads: the other is listed %d times", times_listed(jni, thread));
    error = ti(GetAllStackTraces, 1, &infos, &count);
    int found = 0;
    for (jint i = 0; error == JVMTI_ERROR_NONE && infos != NULL && i < count; i++)
        found += (*jni)->IsSameObject(jni, infos[i].thread, thread);
    say("GetAllStackTraces: %s, the other: %d times", error_name(error), found);
    release(infos);
    must(CreateRawMonitor, "asked", &monitor);
    SAY_CALL(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorNotify, monitor);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    SAY_CALL(RawMonitorWait, monitor, 1);
    SAY_CALL(RawMonitorExit, monitor);
    say("and again: %s", error_name(ti(RawMonitorExit, monitor)));
}

/* Calls them and says their answers; the thread is suspended meanwhile. */
static inline void ask(JNIEnv *jni, jthread thread)
{
    jvmtiThreadInfo info = untouched_info();
    say("SuspendThread: %s",
        error_name(suspend_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER)));
    say_state(thread);
    jvmtiError error = ti(GetThreadInfo, thread, &info);
    say("GetThreadInfo: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? quoted(info.name) : "");
    say_set_storage(assay_env, thread, &first_value);
    say_storage(assay_env, thread);
    jlong nanoseconds = -1;
    error = ti(GetThreadCpuTime, thread, &nanoseconds);
    say("GetThreadCpuTime: %s, negative: %s", error_name(error), truth(nanoseconds < 0));
    ask_caller(jni, thread);
    ask_frames(thread);
    ask_owned(jni, thread);
    ask_variables(jni, thread);
    on_thread(FramePop, asked_popped, thread);
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, thread, 0)));
    SAY_CALL(InterruptThread, thread);
    ask_suspension(thread);
}

#endif
