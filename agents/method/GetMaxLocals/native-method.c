/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetMaxLocals returns NATIVE_METHOD for a native method.");

static void observe(JNIEnv *jni, jobject samples)
{
    jint size = 0;
    jvmtiError error = ti(GetMaxLocals, named_method(jni, samples, "outside"), &size);
    say("GetMaxLocals: %s", error_name(error));
}

TEST(.target = "classes.Samples", .probe = observe);
