/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"
#include "threads.h"

TITLE("GetLocalObject and other functions return local references for a suspended virtual thread.");

static void say_kind(JNIEnv *jni, const char *what, jobject reference)
{
    bool local = (*jni)->GetObjectRefType(jni, reference) == JNILocalRefType;
    say("%s: %s", what, reference == NULL ? "null" : local ? "local" : "not local");
}

/* The monitor for which it contends then. A blocked thread may see whether it can go on, and block
 * again, and may show that it is blocked a moment before its monitor. */
static jobject suspend(jthread thread)
{
    struct timespec beginning = {0};
    jobject monitor = NULL;
    must(SuspendThread, thread);
    must(GetCurrentContendedMonitor, thread, &monitor);
    while (is_case("blocked") && monitor == NULL && wait_goes_on(&beginning)) {
        must(ResumeThread, thread);
        wait_for_state(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
        must(SuspendThread, thread);
        must(GetCurrentContendedMonitor, thread, &monitor);
    }
    return monitor;
}

static void act(JNIEnv *jni, jthread thread)
{
    jobject object = NULL;
    jvmtiThreadInfo info = {0};
    jvmtiStackInfo *stacks = NULL;
    jobject monitor = suspend(thread);
    must(GetLocalObject, thread, depth_of_method(thread, OUTER), SLOT_O, &object);
    say_kind(jni, "variable", object);
    must(GetLocalInstance, thread, depth_of_method(thread, RUN), &object);
    say_kind(jni, "instance", object);
    must(GetThreadInfo, thread, &info);
    say_kind(jni, "thread group", info.thread_group);
    must(GetThreadListStackTraces, 1, &thread, 1, &stacks);
    say_kind(jni, "thread of the stack", readable(stacks, 1) == 0 ? NULL : stacks[0].thread);
    if (is_case("blocked"))
        say_kind(jni, "contended monitor", monitor);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE_BUT_RUNNING,
     .needs = {.can_access_local_variables = 1,
               .can_get_current_contended_monitor = 1,
               .can_suspend = 1,
               .can_support_virtual_threads = 1});
