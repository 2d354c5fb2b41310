/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("Exceptions leave no monitor owned in compiled frames that began before the events were enabled.");

static void JNICALL on_exit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jboolean by_exception, jvalue value)
{
}

static void JNICALL on_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
}

static void JNICALL on_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                 jlocation location, jobject exception, jmethodID catch_method,
                                 jlocation catch_location)
{
}

static void observe(JNIEnv *jni, jobject locks)
{
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, locks); i++) {
        jvmtiMonitorUsage usage = untouched_monitor_usage();
        must(GetObjectMonitorUsage, (*jni)->GetObjectArrayElement(jni, locks, i), &usage);
        say("lock %d: owner %s, entered %d times", (int)i,
            usage.owner == NULL ? "none" : thread_name(usage.owner), (int)usage.entry_count);
        release_monitor_usage(&usage);
    }
    if (is_case("method-exit"))
        on(MethodExit, on_exit);
    if (is_case("single-step"))
        on(SingleStep, on_step);
    if (is_case("exception"))
        on(Exception, on_exception);
}

TEST(.target = "monitor.CompiledThrows", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_get_monitor_info = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_single_step_events = 1,
               .can_generate_exception_events = 1},
     .cases = LIST("no-event", "method-exit", "single-step", "exception"));
