/* SPDX-License-Identifier: Apache-2.0 */
#include "../pending.h"

TITLE("What instructions throw by themselves is reported where they have thrown often before.");

static jobject reported;
static bool thrown_again; /* by put_back, which may be told as an exception of its own */

static bool is_own(jmethodID method)
{
    const char own[] = "Lexception/WarmRaised;.";
    return strncmp(method_name(method), own, strlen(own)) == 0;
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (!is_own(method) || thrown_again)
        return;
    jthrowable pending = set_aside(jni);
    reported = (*jni)->NewGlobalRef(jni, exception);
    say("%s at %d of %s, handler at %d%s", class_name((*jni)->GetObjectClass(jni, exception)),
        (int)location, method_name(method), (int)catch_location,
        catch_method == method ? "" : " elsewhere");
    thrown_again = pending != NULL;
    put_back(jni, pending);
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    /* What set_aside has cleared is null, if it is told. */
    if (exception == NULL || !is_own(method))
        return;
    thrown_again = false;
    say("caught at %d of %s, the same: %s", (int)location, method_name(method),
        truth((*jni)->IsSameObject(jni, exception, reported)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(Exception, thrown);
    on(ExceptionCatch, caught);
}

TEST(.target = "exception.WarmRaised", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
