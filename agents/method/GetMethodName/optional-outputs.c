/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetMethodName accepts a null pointer for each of its results.");

static void observe(JNIEnv *jni, jobject samples)
{
    jmethodID method = named_method(jni, samples, "copy");
    char *text = NULL;
    jvmtiError error = ti(GetMethodName, method, &text, NULL, NULL);
    say("name: %s %s", error_name(error), error == JVMTI_ERROR_NONE ? quoted(text) : "");
    error = ti(GetMethodName, method, NULL, &text, NULL);
    say("signature: %s %s", error_name(error), error == JVMTI_ERROR_NONE ? quoted(text) : "");
    error = ti(GetMethodName, method, NULL, NULL, &text);
    say("generic: %s %s", error_name(error), error == JVMTI_ERROR_NONE ? quoted(text) : "");
    error = ti(GetMethodName, method, NULL, NULL, NULL);
    say("nothing: %s", error_name(error));
}

TEST(.target = "classes.Samples", .probe = observe);
