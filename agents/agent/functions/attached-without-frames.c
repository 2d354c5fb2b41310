/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("Functions work about an attached thread without Java frames, suspended or not.");

static jthread attached; /* a global reference */

static void body(JNIEnv *jni, void *argument)
{
    attached = (*jni)->NewGlobalRef(jni, current_thread());
    arrive_and_wait("attached");
}

static void say_counts(void)
{
    jvmtiFrameInfo frame;
    jvmtiStackInfo *info = NULL;
    jint count = -1, traced = -1;
    jvmtiError error = ti(GetStackTrace, attached, 0, 1, &frame, &traced);
    say("GetStackTrace: %s %d", error_name(error), (int)traced);
    error = ti(GetFrameCount, attached, &count);
    say("GetFrameCount: %s %d", error_name(error), (int)count);
    error = ti(GetThreadListStackTraces, 1, &attached, 1, &info);
    say("GetThreadListStackTraces: %s %d", error_name(error),
        error == JVMTI_ERROR_NONE && info != NULL ? (int)info->frame_count : -1);
    release(info);
}

static void ask_suspended(void)
{
    jvalue v = {0};
    jmethodID method;
    jlocation location;
    say_counts();
    SAY_CALL(GetFrameLocation, attached, 0, &method, &location);
    SAY_CALL(GetLocalObject, attached, 0, 0, &v.l);
    SAY_CALL(GetLocalInstance, attached, 0, &v.l);
    SAY_CALL(GetLocalInt, attached, 0, 0, &v.i);
    SAY_CALL(GetLocalLong, attached, 0, 0, &v.j);
    SAY_CALL(GetLocalFloat, attached, 0, 0, &v.f);
    SAY_CALL(GetLocalDouble, attached, 0, 0, &v.d);
    SAY_CALL(SetLocalObject, attached, 0, 0, attached);
    SAY_CALL(SetLocalInt, attached, 0, 0, 1);
    SAY_CALL(SetLocalLong, attached, 0, 0, 1);
    SAY_CALL(SetLocalFloat, attached, 0, 0, 1);
    SAY_CALL(SetLocalDouble, attached, 0, 0, 1);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jlong nanoseconds = -1;
    jvmtiFrameInfo frame;
    jint traced = 0;
    jvmtiThreadInfo info = untouched_info();
    pthread_t native = start_attached("attached", body, NULL);
    await_arrival("attached");
    must(GetStackTrace, attached, 0, 1, &frame, &traced);
    if (traced == 1 && frame_count_of(attached) > 0)
        inapplicable("attached threads have frames of their launcher");
    say_state(attached);
    jvmtiError error = ti(GetThreadInfo, attached, &info);
    say("GetThreadInfo: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? quoted(info.name) : "");
    if (error == JVMTI_ERROR_NONE)
        release(info.name);
    say_set_storage(assay_env, attached, &first_value);
    say_storage(assay_env, attached);
    error = ti(GetThreadCpuTime, attached, &nanoseconds);
    say("GetThreadCpuTime: %s, negative: %s", error_name(error), truth(nanoseconds < 0));
    SAY_CALL(InterruptThread, attached);
    say_state(attached);
    SAY_CALL(SuspendThread, attached);
    ask_suspended();
    SAY_LIST(ResumeThreadList, 1, &attached);
    SAY_LIST(SuspendThreadList, 1, &attached);
    SAY_CALL(ResumeThread, attached);
    release_point("attached");
    pthread_join(native, NULL);
    (*jni)->DeleteGlobalRef(jni, attached);
}

TEST(.probe = observe, .needs = {.can_suspend = 1,
                                 .can_signal_thread = 1,
                                 .can_access_local_variables = 1,
                                 .can_get_thread_cpu_time = 1});
