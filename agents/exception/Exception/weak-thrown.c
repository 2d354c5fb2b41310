/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception and ExceptionCatch report an exception that native code throws by a weak reference.");

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (is_thrown_by_put_back(exception) || catch_method == NULL || !is_of_interest(catch_method))
        return;
    const char *name = exception_name(jni, exception);
    jthrowable pending = set_aside(jni);
    say("Exception: %s, by a local reference: %s", name,
        truth((*jni)->GetObjectRefType(jni, exception) == JNILocalRefType));
    put_back(jni, pending);
}

static void observe(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    throws.shared = (*jni)->NewWeakGlobalRef(jni, throws.shared);
    on(Exception, thrown);
    on(ExceptionCatch, say_caught);
}

TEST(.target = "exception.Throws", .args = LIST("native"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
