/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetMethodDeclaringClass returns the superclass for a method looked up in a subclass.");

static void observe(JNIEnv *jni, jobject samples)
{
    jmethodID method = method_id(jni, sample(jni, samples, SAMPLE), "inheritedMethod", "()V");
    jclass klass = NULL;
    jvmtiError error = ti(GetMethodDeclaringClass, method, &klass);
    if (error != JVMTI_ERROR_NONE) {
        say("inheritedMethod: %s", error_name(error));
        return;
    }
    say("inheritedMethod: %s %s", error_name(error), class_name(klass));
    say("local reference: %s", truth((*jni)->GetObjectRefType(jni, klass) == JNILocalRefType));
}

TEST(.target = "classes.Samples", .probe = observe);
