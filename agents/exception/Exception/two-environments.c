/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "events.h"

TITLE("Exception and ExceptionCatch are each posted to the environment that enables it.");

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (is_of_interest(method))
        say("%sthrown in %s", side(env), method_name(method));
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (is_of_interest(method))
        say("%scaught in %s", side(env), method_name(method));
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.Exception = thrown;
    assay_callbacks.ExceptionCatch = caught;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_exception_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    bool first = is_case("first");
    say_events_in("Lexception/Throws;");
    enable_in(first ? assay_env : second_environment, JVMTI_EVENT_EXCEPTION, NULL);
    enable_in(first ? second_environment : assay_env, JVMTI_EVENT_EXCEPTION_CATCH, NULL);
}

TEST(.target = "exception.Throws", .args = LIST("catcher", "same"), .load = load, .probe = observe,
     .needs = {.can_generate_exception_events = 1}, .cases = LIST("first", "second"));
