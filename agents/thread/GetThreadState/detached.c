/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("A native thread that was detached has terminated for each function that is asked about it.");

static jobject thread;

static void in_attached(JNIEnv *jni, void *unused)
{
    must(SetThreadLocalStorage, NULL, &first_value);
    thread = (*jni)->NewGlobalRef(jni, current_thread());
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint count = 0;
    jobject *monitors = NULL;
    jvmtiThreadInfo info = untouched_info();
    run_attached("detached", NULL, is_case("daemon"), in_attached, NULL);
    say_state(thread);
    must(GetThreadInfo, thread, &info);
    say("%s, group %s", quoted(info.name), info.thread_group == NULL ? "none" : "some");
    release(info.name);
    say_storage(assay_env, thread);
    SAY_CALL(GetOwnedMonitorInfo, thread, &count, &monitors);
    SAY_CALL(InterruptThread, thread);
}

TEST(.probe = observe, .needs = {.can_get_owned_monitor_info = 1, .can_signal_thread = 1},
     .cases = LIST("daemon", "no-daemon"));
