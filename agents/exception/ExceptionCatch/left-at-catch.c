/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Exception and ExceptionCatch are posted anew after the method was left in an ExceptionCatch callback.");

static jmethodID called;

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (method == called)
        say("Exception, caught in it: %s", truth(catch_method == called));
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    static bool left;
    if (method != called)
        return;
    say("ExceptionCatch");
    if (left)
        return;
    left = true;
    if (is_case("pop-frame"))
        say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
    else
        say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    called = static_method_id(jni, find_class(jni, "exception/CaughtWithin"), "call", "()I");
    on(Exception, thrown);
    on(ExceptionCatch, caught);
}

TEST(.target = "exception.CaughtWithin", .probe = observe, .since = 13,
     .needs = {.can_generate_exception_events = 1, .can_pop_frame = 1, .can_force_early_return = 1},
     .cases = LIST("pop-frame", "early-return"));
