/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception reports the instruction that throws a runtime exception.");

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (!is_own(method) || is_thrown_by_put_back(exception))
        return;
    say("%s at %d in %s", exception_text(jni, exception), (int)location, method_name(method));
    say("handler in %s", catch_method == NULL ? "none" : method_name(catch_method));
}

static void observe(JNIEnv *jni, jobject unused)
{
    know_throws(jni);
    on(Exception, thrown);
}

TEST(.target = "exception.Throws", .args = LIST("vm"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
