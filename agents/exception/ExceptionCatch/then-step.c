/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"
#include "threads.h"

TITLE("SingleStep is posted at the location of each ExceptionCatch, after it.");

static bool is_caught;
static jmethodID stepped_in;
static jlocation stepped_at;

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (method == stepped_in && location == stepped_at)
        say("after a step there");
    say_caught(env, jni, thread, method, location, exception);
    is_caught |= is_of_interest(method);
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    stepped_in = method;
    stepped_at = location;
    if (!is_caught || !is_of_interest(method))
        return;
    say("next step at %d in %s", (int)location, method_name(method));
    is_caught = false;
}

static void observe(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    on_thread(ExceptionCatch, caught, current_thread());
    on_thread(SingleStep, stepped, current_thread());
}

TEST(.target = "exception.Throws", .probe = observe,
     .args = LIST("catcher", "same", "far", "finally", "native", "through-native"),
     .needs = {.can_generate_exception_events = 1, .can_generate_single_step_events = 1});
