/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetBytecodes returns NATIVE_METHOD for a native method.");

static void observe(JNIEnv *jni, jobject samples)
{
    jint size = 0;
    unsigned char *code = NULL;
    jvmtiError error = ti(GetBytecodes, named_method(jni, samples, "outside"), &size, &code);
    say("GetBytecodes: %s", error_name(error));
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_get_bytecodes = 1});
