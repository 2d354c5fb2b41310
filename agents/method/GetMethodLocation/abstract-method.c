/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetMethodLocation returns -1 or ABSENT_INFORMATION for an abstract method.");

static void observe(JNIEnv *jni, jobject samples)
{
    jlocation start = 5, end = 6;
    jvmtiError error = ti(GetMethodLocation, abstract_method(jni, samples), &start, &end);
    say("GetMethodLocation: %s", error_name(error));
    if (error == JVMTI_ERROR_NONE)
        say("from %lld to %lld", (long long)start, (long long)end);
}

TEST(.target = "classes.Samples", .probe = observe);
