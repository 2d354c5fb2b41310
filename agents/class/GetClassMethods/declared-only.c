/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassMethods reports the declared methods only, with constructors and initializer.");

static void observe(JNIEnv *jni, jobject samples)
{
    jint count = 0;
    jmethodID *methods = NULL;
    jvmtiError error = ti(GetClassMethods, sample(jni, samples, SAMPLE), &count, &methods);
    say("GetClassMethods: %s, %d methods", error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(methods, count); i++)
        say("%s", method_name(methods[i]));
    SAY_CALL(Deallocate, (unsigned char *)methods);
}

TEST(.target = "classes.Samples", .probe = observe);
