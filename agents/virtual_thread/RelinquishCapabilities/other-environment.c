/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"
#include "threads.h"

TITLE("RelinquishCapabilities of can_support_virtual_threads leaves other environments' support intact.");

static jvmtiEnv *second;
static jvmtiCapabilities support;

/* The target goes on when the last environment that has enabled the event got it. */
static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_start_or_end(env, jni, "VirtualThreadEnd", thread);
    if (env == (is_case("added-again") ? second : assay_env))
        release_end_of(thread_name(thread));
}

static void mode_in(jvmtiEnv *env, jvmtiEventMode mode)
{
    must_in(env, SetEventNotificationMode, mode, (jvmtiEvent)VIRTUAL_THREAD_START, NULL);
    must_in(env, SetEventNotificationMode, mode, (jvmtiEvent)VIRTUAL_THREAD_END, NULL);
}

static void load(JavaVM *vm, char *options)
{
    support = virtual_threads_capability();
    second = new_environment_with(&support);
}

/* What is enabled is disabled before: what becomes of it else is not said. */
static void give_up(void)
{
    mode_in(second, JVMTI_DISABLE);
    if (is_case("disposed"))
        must_in(second, DisposeEnvironment);
    else
        must_in(second, RelinquishCapabilities, &support);
    if (is_case("added-again")) {
        add_capabilities(second, &support);
        mode_in(second, JVMTI_ENABLE);
    }
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        set_virtual_callbacks_in(assay_env, virtual_start, ended);
        set_virtual_callbacks_in(second, virtual_start, ended);
        mode_in(assay_env, JVMTI_ENABLE);
        mode_in(second, JVMTI_ENABLE);
    } else if (strcmp(thread_name(thread), "virtual 0") == 0) {
        give_up();
        say("suspend all: %s", error_name(suspend_all_virtual_threads(assay_env, 0, NULL)));
        say("suspended: %s", truth(is_suspended(thread)));
        say("resume all: %s", error_name(resume_all_virtual_threads(assay_env, 0, NULL)));
        say("suspended: %s", truth(is_suspended(thread)));
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds",
     .args = LIST("virtual 0", "virtual 1"), .load = load, .probe = observe,
     .cases = LIST("given-up", "disposed", "added-again"),
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
