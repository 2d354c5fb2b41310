/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "events.h"

TITLE("A forced return is reported once in each of two environments, with its value.");

static jmethodID called;

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method == called)
        say("%s: MethodExit, by exception %s, value %d", recipient(env, jni, thread),
            truth(by_exception), (int)value.i);
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("%s: FramePop of %s, by exception %s", recipient(env, jni, thread),
        short_method_name(method), truth(by_exception));
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MethodExit = left;
    assay_callbacks.FramePop = popped;
    make_second_environment();
}

static void observe(JNIEnv *jni, jobject thread)
{
    called = static_method_id(jni, find_class(jni, "early_return/Returning"), "callInt", "()I");
    must(SuspendThread, thread);
    enable_in_both(JVMTI_EVENT_METHOD_EXIT);
    enable_in_both(JVMTI_EVENT_FRAME_POP);
    must(NotifyFramePop, thread, 0);
    /* Whether a request of another environment is a duplicate is not said. */
    jvmtiError error = ti_in(second_environment, NotifyFramePop, thread, 0);
    if (error == JVMTI_ERROR_DUPLICATE)
        inapplicable("requests are not kept per environment");
    assay_must(second_environment, "NotifyFramePop", error);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("int", "1"), .load = load, .probe = observe,
     .needs = {.can_force_early_return = 1,
               .can_suspend = 1,
               .can_generate_frame_pop_events = 1,
               .can_generate_method_exit_events = 1});
