/* SPDX-License-Identifier: Apache-2.0 */
#include "../lives.h"

TITLE("Support of virtual threads that one environment gives up stays in another that has it.");

static jvmtiEnv *second;
static jvmtiCapabilities support;

/* The target goes on when the last environment that gets the event has told it. */
static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_life(env, jni, "VirtualThreadEnd", thread);
    if (env == (is_case("added-again") ? second : assay_env))
        let_end(thread_name(thread));
}

/* As set_virtual_callbacks does it in the test's environment. */
static void set_callbacks_in(jvmtiEnv *env)
{
    jvmtiEnv *own = assay_env;
    assay_env = env;
    set_virtual_callbacks(virtual_start, ended);
    assay_env = own;
}

static void mode_in(jvmtiEnv *env, jvmtiEventMode mode)
{
    must_in(env, SetEventNotificationMode, mode, (jvmtiEvent)VIRTUAL_THREAD_START, NULL);
    must_in(env, SetEventNotificationMode, mode, (jvmtiEvent)VIRTUAL_THREAD_END, NULL);
}

static void load(JavaVM *vm, char *options)
{
    add_bit(&support, CAN_SUPPORT_VIRTUAL_THREADS);
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
        set_callbacks_in(assay_env);
        set_callbacks_in(second);
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

LIVES_TEST(.args = LIST("virtual 0", "virtual 1"), .load = load, .needs = {.can_suspend = 1},
           .cases = LIST("given-up", "disposed", "added-again"));
