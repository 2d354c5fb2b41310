/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetBytecodes does not show breakpoints.");

static void observe(JNIEnv *jni, jobject samples)
{
    jmethodID method = named_method(jni, samples, "lock");
    must(SetBreakpoint, method, 0);
    jint size = 0;
    unsigned char *code = NULL;
    jvmtiError error = ti(GetBytecodes, method, &size, &code);
    if (error != JVMTI_ERROR_NONE || readable(code, size) < 1) {
        say("GetBytecodes: %s, %d bytes", error_name(error), (int)size);
        return;
    }
    say("GetBytecodes: %s, first instruction %02x", error_name(error), code[0]);
    release(code);
}

TEST(.target = "classes.Samples", .probe = observe,
     .needs = {.can_get_bytecodes = 1, .can_generate_breakpoint_events = 1});
