/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetMethodLocation returns NATIVE_METHOD for a native method.");

static void observe(JNIEnv *jni, jobject samples)
{
    jlocation start = 0;
    jlocation end = 0;
    jvmtiError error = ti(GetMethodLocation, named_method(jni, samples, "outside"), &start, &end);
    say("GetMethodLocation: %s", error_name(error));
}

TEST(.target = "classes.Samples", .probe = observe);
