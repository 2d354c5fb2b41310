/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("Functions accept each platform thread, also one that carries a virtual thread.");

static jvmtiError cpu_time(jthread thread)
{
    jlong time = 0;
    return ti(GetThreadCpuTime, thread, &time);
}

static int mains; /* times that the main thread was asked about */

static jvmtiError state(jthread thread)
{
    jint bits = 0;
    mains += strcmp(thread_name(thread), "main of the test") == 0;
    return ti(GetThreadState, thread, &bits);
}

static jvmtiError info(jthread thread)
{
    jvmtiThreadInfo fields = {0};
    jvmtiError error = ti(GetThreadInfo, thread, &fields);
    if (error == JVMTI_ERROR_NONE)
        release(fields.name);
    return error;
}

static jvmtiError frame_count(jthread thread)
{
    jint count = 0;
    return ti(GetFrameCount, thread, &count);
}

static jvmtiError set_storage(jthread thread)
{
    return ti(SetThreadLocalStorage, thread, &first_value);
}

static jvmtiError get_storage(jthread thread)
{
    void *value = NULL;
    return ti(GetThreadLocalStorage, thread, &value);
}

static jvmtiError enable(jthread thread)
{
    return ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_THREAD_END, thread);
}

static void ask(JNIEnv *jni, void *unused)
{
    say_refused_threads("GetThreadCpuTime", cpu_time);
    say_refused_threads("GetThreadState", state);
    say_refused_threads("GetThreadInfo", info);
    say_refused_threads("GetFrameCount", frame_count);
    say_refused_threads("SetThreadLocalStorage", set_storage);
    say_refused_threads("GetThreadLocalStorage", get_storage);
    say_refused_threads("SetEventNotificationMode", enable);
    say("main: %d", mains);
}

/* The virtual thread stays mounted while it is in this native method. */
static void observe(JNIEnv *jni, jobject thread)
{
    say("%s asks or waits", thread_name(thread));
    if (is_case("by-it"))
        ask(jni, NULL);
    else
        run_attached("asking", NULL, false, ask, NULL);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OnVirtualThread", .probe = observe,
     .needs = {.can_get_thread_cpu_time = 1}, .cases = LIST("by-it", "by-platform-thread"));
