/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFrameLocation reports a caller at the invoke instruction being executed.");

enum { INVOKESTATIC = 0xb8 };

static void observe(JNIEnv *jni, jobject thread)
{
    for (jint depth = 1; depth <= 4; depth++) {
        jmethodID method = NULL;
        jlocation location = 0;
        jvmtiError error = ti(GetFrameLocation, thread, depth, &method, &location);
        say("frame %d: %s %s", (int)depth, error_name(error),
            error == JVMTI_ERROR_NONE ? method_name(method) : "");
        if (error != JVMTI_ERROR_NONE)
            return;

        jint size = 0;
        unsigned char *code = NULL;
        must(GetBytecodes, method, &size, &code);
        bool inside = code != NULL && location >= 0 && location < size;
        say("at invokestatic: %s", truth(inside && code[location] == INVOKESTATIC));
        release(code);
    }
}

TEST(.target = "stack.Nested", .probe = observe, .needs = {.can_get_bytecodes = 1});
