/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("PopFrame in an Exception callback does not hide the exceptions that are thrown afterwards.");

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (!is_of_interest(method))
        return;
    say("Exception in %s", short_method_name(method));
    if (is_method_named(method, "first"))
        say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lstack/ThrowingAgain;");
    on(Exception, thrown);
}

TEST(.target = "stack.ThrowingAgain", .probe = observe,
     .needs = {.can_pop_frame = 1, .can_generate_exception_events = 1});
